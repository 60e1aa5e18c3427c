import { articles } from '../../content/articles';
import { documentTitle } from './ArticleMetadata';

test('every article has a title of its own that search engines show in full', () => {
  const titles = articles.map(({ title }) => documentTitle(title));
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(65);
  expect(new Set(titles).size).toBe(articles.length);
});
