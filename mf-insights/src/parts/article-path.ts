import type { Article } from '../content/article-schema';

/** The canonical path of an article. */
export const articlePath = ({ id }: Pick<Article, 'id'>): string => `/insights/${id}`;
