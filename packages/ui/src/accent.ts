import { css, type SerializedStyles } from '@emotion/react';
import { area, declareColors, inkScheme, type AreaColor } from './tokens';

const accentOf = (name: AreaColor) => {
  const { base, dark, tint } = area[name];
  return css({
    ...declareColors({ accent: base, accentDark: dark, accentTint: tint }),
    '[data-ground="ink"] &, &[data-ground="ink"]': declareColors({
      accentDark: base,
      accentTint: inkScheme.accentTint,
    }),
  });
};

/** Sets the colours of a service area as the accent inside an element. */
export const accentStyles: Record<AreaColor, SerializedStyles> = {
  'teal-light': accentOf('teal-light'),
  pink: accentOf('pink'),
  sage: accentOf('sage'),
  blue: accentOf('blue'),
  red: accentOf('red'),
  purple: accentOf('purple'),
  yellow: accentOf('yellow'),
};
