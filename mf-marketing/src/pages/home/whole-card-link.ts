import { css } from '@emotion/react';

/** Makes the one link of a card answer wherever the card is clicked, and stand at its foot. */
export const wholeCardLink = css({
  marginTop: 'auto',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
