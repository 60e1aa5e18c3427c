import { articles } from '../content/articles';
import { articlesOf, listingPath, parseTopic, topics } from './topics';

test('every article is found under exactly one topic', () => {
  const found = topics.flatMap(articlesOf);
  expect(found).toHaveLength(articles.length);
  expect(new Set(found)).toEqual(new Set(articles));
});

test('a topic is read from its own address', () => {
  for (const topic of topics) {
    expect(listingPath(topic)).toMatch(/^\/insights\?topic=[a-z]+(-[a-z]+)*$/);
    expect(parseTopic(listingPath(topic).replace('/insights', ''))).toBe(topic);
  }
});

test('an unknown topic is distinguished from no topic', () => {
  expect(parseTopic('?topic=gardening')).toBeNull();
  expect(parseTopic('?topic=')).toBeUndefined();
  expect(parseTopic('')).toBeUndefined();
});
