/** The subjects of articles' covers. Articles without one get `conversation`. */
export const coverThemes = [
  'fintech',
  'leadership',
  'venture',
  'sustainability',
  'technology',
  'strategy',
  'digital',
  'operations',
  'talent',
  'conversation',
] as const;

export type CoverTheme = (typeof coverThemes)[number];

/** The path of a cover inside the `pictures/` of a release. */
export const coverFile = (articleId: number): string => `covers/article-${articleId}.svg`;
