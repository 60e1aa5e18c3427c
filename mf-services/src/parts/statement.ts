import { css } from '@emotion/react';
import { color, font, fontSize, space } from '@site/ui';

/** A statement under a line of the area's colour. */
export const underLine = css({
  paddingTop: space(5),
  borderTop: `2px solid ${color.accent}`,
  color: color.ink,
  fontFamily: font.display,
  fontSize: fontSize.lg,
  lineHeight: 1.4,
});
