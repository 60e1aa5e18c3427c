import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articlesSchema } from './article-schema';
import { articles } from './articles';
import { authorsSchema } from './author-schema';
import { importBody } from '../pages/article/import-body';
import { authors } from './authors';

const WORDS_PER_MINUTE = 200;
const folder = path.join(__dirname, 'articles');
const source = (id: number) => readFileSync(path.join(folder, `${id}.html`), 'utf8').trim();
const countWords = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
const withBody = articles.filter(({ genericBody }) => !genericBody);

test('articles are listed newest first, and some are featured', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(articles.filter(({ featured }) => featured)).not.toHaveLength(0);
});

test('every article has its body in a file, or a generic one', () => {
  expect(readdirSync(folder).toSorted()).toEqual(withBody.map(({ id }) => `${id}.html`).toSorted());
});

test.each(withBody)(
  'article $id has at least 600 words and its reading time to a minute, and sanitising changes nothing',
  async (article) => {
    const words = countWords(source(article.id));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(Math.abs(Number.parseInt(article.readTime) - words / WORDS_PER_MINUTE)).toBeLessThanOrEqual(1);
    expect((await importBody(article.id)).default).toBe(source(article.id));
  },
);

describe('the schemas', () => {
  const firstIssue = (entry: unknown) => articlesSchema.safeParse([entry]).error?.issues[0];

  test('accept the content', () => {
    expect(articlesSchema.parse(articles)).toEqual(articles);
    expect(authorsSchema.parse(authors)).toEqual(authors);
  });

  test.each([
    ['author', 'Nobody', 'must be one of the names in authors.ts'],
    ['category', 'Gardening', 'Invalid option'],
    ['date', '10 June 2025', 'Invalid ISO date'],
    ['readTime', 'long', 'must read like "6 min read"'],
    ['visualTheme', 'sports', 'Invalid option'],
    ['title', '', 'Too small'],
  ])('reject an invalid %s and name it', (field, value, reason) => {
    const issue = firstIssue({ ...articles[0], [field]: value });
    expect(issue?.path).toEqual([0, field]);
    expect(issue?.message).toContain(reason);
  });

  test('reject two articles with the same id', () => {
    const issue = articlesSchema.safeParse([articles[0], articles[0]]).error?.issues[0];
    expect(issue?.message).toBe('two articles have the same id');
  });
});

test('a title is refused whose part before the colon is longer than search engines show', () => {
  const [article] = articles;
  const problemsOf = (title: string) =>
    articlesSchema.safeParse([{ ...article, title }]).error?.issues.map(({ message }) => message) ?? [];
  expect(problemsOf(`${'x'.repeat(65)}: and more`)).toEqual([]);
  expect(problemsOf('x'.repeat(66))).toEqual(['needs a colon after 65 characters at most']);
});
