import type { CSSProperties } from 'react';
import { area, colorProperties, navyTint, onGround, type AreaColor, type AreaTones } from './tokens';

const declarationsOf = ({ base, dark, tint }: AreaTones) =>
  ({
    [colorProperties.accent]: base,
    [colorProperties.accentDark]: onGround(dark, base),
    [colorProperties.accentTint]: onGround(tint, navyTint),
  }) as CSSProperties;

/** For the `style` of an element: makes the colour of a service area the accent inside it. */
export const accentColors = Object.fromEntries(
  Object.entries(area).map(([name, tones]) => [name, declarationsOf(tones)]),
) as Record<AreaColor, CSSProperties>;
