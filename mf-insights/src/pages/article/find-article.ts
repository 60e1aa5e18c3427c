import { articles } from '../../content/articles';
import type { Article } from '../../content/article-schema';

const MAX_RELATED = 2;

/** Finds an article by the leading number of the id in its URL (`7-series-a` is 7); without an id, article 1. */
export function findArticle(id = '1'): Article | undefined {
  const wanted = Number.parseInt(id, 10);
  return articles.find((article) => article.id === wanted);
}

/** The article to read after this one and its related ones: the next older one, or the newest after the oldest. */
export function nextArticle(article: Article): Article | undefined {
  const seen = [article, ...relatedArticles(article)].map(({ id }) => id);
  const index = articles.findIndex(({ id }) => id === article.id);
  return [...articles.slice(index + 1), ...articles].find(({ id }) => !seen.includes(id));
}

/** Other articles of the same category, at most two. */
export function relatedArticles({ id, category }: Pick<Article, 'id' | 'category'>): Article[] {
  return articles
    .filter((article) => article.category === category && article.id !== id)
    .slice(0, MAX_RELATED);
}
