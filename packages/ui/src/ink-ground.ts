import { css } from '@emotion/react';
import { color, media } from './tokens';

/** Makes an element a dark band or panel: all colours inside it take their values on ink. Print stays on paper. */
export const inkGround = css({
  background: color.paper,
  color: color.ink,
  [media.screen]: { colorScheme: 'dark' },
});
