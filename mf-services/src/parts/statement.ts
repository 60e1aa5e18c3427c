import { css } from '@emotion/react';
import { color, font, fontSize, underLine } from '@site/ui';

/** A statement under a line of the area's colour. */
export const statement = css(underLine, {
  color: color.ink,
  fontFamily: font.display,
  fontSize: fontSize.lg,
  lineHeight: 1.4,
});
