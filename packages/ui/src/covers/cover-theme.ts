/** The subjects of articles' covers. Articles without one get `conversation`. */
export type CoverTheme =
  | 'fintech'
  | 'leadership'
  | 'venture'
  | 'sustainability'
  | 'technology'
  | 'strategy'
  | 'digital'
  | 'operations'
  | 'talent'
  | 'conversation';

/** The path of a cover inside the `pictures/` of a release. */
export const coverFile = (articleId: number): string => `covers/article-${articleId}.svg`;
