import { articles } from '../../content/articles';
import type { Article } from '../../content/article-schema';

const MAX_RELATED = 2;

/** Finds an article by the leading number of the id in its URL (`7-series-a` is 7); without an id, article 1. */
export function findArticle(id = '1'): Article | undefined {
  const wanted = Number.parseInt(id, 10);
  return articles.find((article) => article.id === wanted);
}

/** Other articles of the same category, at most two. */
export function relatedArticles({ id, category }: Pick<Article, 'id' | 'category'>): Article[] {
  return articles
    .filter((article) => article.category === category && article.id !== id)
    .slice(0, MAX_RELATED);
}
