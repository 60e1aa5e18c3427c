import { css } from '@emotion/react';

/** Extends a card's only link over the whole card, and places it at the bottom. */
export const stretchedLink = css({
  marginTop: 'auto',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
