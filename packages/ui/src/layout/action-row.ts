import { css } from '@emotion/react';
import { media, space } from '../tokens';

/** Buttons side by side. On phones each line of them fills its width. */
export const actionRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  width: '100%',
  [media.belowSm]: { '& > *': { flexGrow: 1 } },
});
