import type { AreaColor, VisualTheme } from '@site/ui';

/** The colour that goes with an article's illustration. */
export const themeAccent: Record<VisualTheme, AreaColor> = {
  fintech: 'teal-light',
  leadership: 'purple',
  venture: 'yellow',
  sustainability: 'sage',
  technology: 'blue',
  strategy: 'red',
  digital: 'purple',
  operations: 'yellow',
  talent: 'pink',
  default: 'teal-light',
};
