import { css } from '@emotion/react';
import { color, space } from '../tokens';

/**
 * For content that stands under a line in the accent's colour. Unlike a card, it does not look as if it led somewhere.
 */
export const underLine = css({ paddingTop: space(5), borderTop: `2px solid ${color.accent}` });
