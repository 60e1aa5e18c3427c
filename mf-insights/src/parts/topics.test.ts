import { articles } from '../content/articles';
import { articlesOf, listingPath, parseTopic, topics } from './topics';

test('every article is found under exactly one topic', () => {
  const found = topics.flatMap((topic) => articlesOf(topic).map(({ id }) => id));
  expect(found.toSorted((one, other) => one - other)).toEqual(articles.map(({ id }) => id));
});

test('a topic is read from its own address', () => {
  for (const topic of topics) {
    expect(listingPath(topic)).toMatch(/^\/insights\?topic=[a-z]+(-[a-z]+)*$/);
    expect(parseTopic(listingPath(topic).replace('/insights', ''))).toBe(topic);
  }
});

test('an unknown topic is told from none', () => {
  expect(parseTopic('?topic=gardening')).toBeNull();
  expect(parseTopic('?topic=')).toBeUndefined();
  expect(parseTopic('')).toBeUndefined();
});
