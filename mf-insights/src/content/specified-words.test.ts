import { labels, notFound, share } from './article';
import { articles } from './articles';
import { header, lists, newsletter, readMore, submission } from './insights';
import { navigation } from './navigation';

// The words that the site's specification fixes. All others are the editors' choice.

test('the listing has the words that the specification fixes', () => {
  expect(header.title).toBe('Insights');
  expect(lists).toEqual({ featured: 'Featured Insights', all: 'All Insights' });
  expect(readMore.label).toBe('Read More');
  expect(newsletter).toMatchObject({ title: 'Stay Ahead', button: 'Subscribe to Newsletter' });
});

test('the rules for contributors are those specified', () => {
  expect(submission.title).toBe('Submit Your Article');
  const rules = submission.guidelines.items.join('; ');
  for (const rule of ['1,500-3,000 words', 'Original, unpublished', 'Consulting focus', 'MENA relevance'])
    expect(rules).toContain(rule);
  expect(submission.review.steps.map(({ description }) => description).join(' ')).toContain(
    '5 business days',
  );
});

test('an article has the words that the specification fixes', () => {
  expect(labels).toMatchObject({
    back: 'Back to Insights',
    aboutAuthor: 'About the Author',
    related: 'Related Articles',
  });
  expect(share.copied.title).toBe('Link copied');
  expect(notFound.title).toBe('Article Not Found');
  expect(notFound.description).toContain('does not exist');
});

test('the articles 1, 2 and 7 are featured', () => {
  expect(articles.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 2, 7]);
});

test('header and footer have the label that the specification fixes', () => {
  expect(navigation.map(({ place, label }) => [place, label])).toEqual([
    ['header', 'Insights'],
    ['company', 'Insights'],
  ]);
});
