import { articles } from '../../testing/articles';
import { findArticle, nextArticle, relatedArticles } from './find-article';

jest.mock('../../content/articles', () => jest.requireActual<object>('../../testing/articles'));

test.each([
  ['7', 7],
  ['007', 7],
  ['7-raising-a-series-a', 7],
  ['7.9', 7],
  [' 7', 7],
  [undefined, 1],
])('the id %j shows article %i', (id, expected) => {
  expect(findArticle(id)?.id).toBe(expected);
});

test.each(['latest', '', '0', '-1', '8', 'x7', 'NaN', 'Infinity'])('the id %j shows no article', (id) => {
  expect(findArticle(id)).toBeUndefined();
});

const relatedIds = (id: number, category: Parameters<typeof relatedArticles>[0]['category']) =>
  relatedArticles({ id, category }).map((article) => article.id);

test('related articles share the category and never include the article itself', () => {
  expect(relatedIds(1, 'Digital Transformation')).toEqual([4, 6]);
  expect(relatedIds(6, 'Digital Transformation')).toEqual([1, 4]);
  expect(relatedIds(7, 'Venture Capital')).toEqual([3]);
  expect(relatedIds(5, 'M&A')).toEqual([]);
});

test('related articles are two at most', () => {
  expect(relatedIds(0, 'Digital Transformation')).toEqual([1, 4]);
});

test('the next article is the next older one that is not related, and the newest after the oldest', () => {
  expect(articles.map((article) => nextArticle(article)?.id)).toEqual([2, 3, 4, 5, 6, 7, 1]);
  // Both articles of the category around it are related: the one after them is next.
  expect(nextArticle({ ...articles[2]!, category: 'Digital Transformation' })?.id).toBe(5);
});
