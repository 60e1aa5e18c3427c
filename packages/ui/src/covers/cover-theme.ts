import type { AreaColor } from '../tokens';

/** The subject of an article's cover. Articles without a theme get `conversation`. */
export type CoverTheme = keyof typeof coverColors;

const coverColors = {
  fintech: 'teal-light',
  leadership: 'purple',
  venture: 'yellow',
  sustainability: 'sage',
  technology: 'blue',
  strategy: 'red',
  digital: 'purple',
  operations: 'yellow',
  talent: 'pink',
  conversation: 'sage',
} as const satisfies Record<string, AreaColor>;

/** The colour of an article's cover. */
export const coverColor = (theme: CoverTheme = 'conversation'): AreaColor => coverColors[theme];

/** The path of a cover inside the `pictures/` of a release. */
export const coverFile = (articleId: number): string => `covers/article-${articleId}.svg`;
