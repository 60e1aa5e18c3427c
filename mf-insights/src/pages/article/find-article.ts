import { articles } from '../../content/articles';
import type { Article } from '../../content/schema';

const RELATED_LIMIT = 2;

/** The article that an address names: the number at its beginning counts, and no id at all means article 1. */
export function findArticle(id = '1'): Article | undefined {
  const wanted = Number.parseInt(id, 10);
  return articles.find((article) => article.id === wanted);
}

/** Other articles of the same category. */
export function relatedArticles({ id, category }: Pick<Article, 'id' | 'category'>): Article[] {
  return articles
    .filter((article) => article.category === category && article.id !== id)
    .slice(0, RELATED_LIMIT);
}
