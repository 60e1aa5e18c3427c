import type { Article } from '../content/schema';

/** The one true address of an article. */
export const articlePath = ({ id }: Pick<Article, 'id'>): string => `/insights/${id}`;
