import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { area, declareColors, inkScheme, type AreaColor } from './tokens';

const declarationsOf = ({ base, dark, tint }: (typeof area)[AreaColor]) =>
  ({ '--area': base, '--area-dark': dark, '--area-tint': tint }) as CSSProperties;

/** The colours of a service area, for the `style` of an element that has `accentScope`. */
export const accentColors = Object.fromEntries(
  Object.entries(area).map(([name, colors]) => [name, declarationsOf(colors)]),
) as Record<AreaColor, CSSProperties>;

/**
 * Sets the colours that the element's `style` declares as the accent inside it. They are not part of the class, so that
 * elements that differ only in their accent share one: each class adds to the size of the pages that use it.
 */
export const accentScope = css({
  ...declareColors({
    accent: 'var(--area)',
    accentDark: 'var(--area-dark)',
    accentTint: 'var(--area-tint)',
  }),
  '[data-ground="ink"] &, &[data-ground="ink"]': declareColors({
    accentDark: 'var(--area)',
    accentTint: inkScheme.accentTint,
  }),
});
