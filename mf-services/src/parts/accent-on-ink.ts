import { css, type SerializedStyles } from '@emotion/react';
import { area, declareColors, type AreaColor } from '@site/ui';

/** An area's colour for a section on ink, where its dark companion could not be read. */
export const accentOnInk = (color: AreaColor): SerializedStyles =>
  css(declareColors({ accent: area[color].base, accentDark: area[color].base }));
