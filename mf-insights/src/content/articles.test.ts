import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articlesSchema } from './article-schema';
import { articles } from './articles';
import { importBody } from '../pages/article/import-body';

const WORDS_PER_MINUTE = 200;
const MIN_WORDS = 600;
const folder = path.join(__dirname, 'articles');
const files = readdirSync(folder);
const bodyOf = (id: number) => readFileSync(path.join(folder, `${id}.html`), 'utf8').trim();
const countWords = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
const withBody = articles.filter(({ genericBody }) => !genericBody);

test('every article has its body in a file, or a generic one', () => {
  const missing = withBody.filter(({ id }) => !files.includes(`${id}.html`));
  const needless = files.filter((file) => !withBody.some(({ id }) => file === `${id}.html`));
  expect([
    ...missing.map(
      ({ id }) => `articles/${id}.html is missing: write it, or give the article genericBody: true`,
    ),
    ...needless.map((file) => `articles/${file} is shown by no article: delete it, or correct articles.ts`),
  ]).toEqual([]);
});

test('every article announces its reading time, to a minute', () => {
  const minutes = (id: number) => Math.round(countWords(bodyOf(id)) / WORDS_PER_MINUTE);
  const wrong = withBody.filter(({ id, readTime }) => Math.abs(Number.parseInt(readTime) - minutes(id)) > 1);
  expect(wrong.map(({ id }) => `articles/${id}.html takes ${minutes(id)} min: correct its readTime`)).toEqual(
    [],
  );
});

test.each(withBody)('article $id has at least 600 words, and sanitising changes nothing', async ({ id }) => {
  expect(countWords(bodyOf(id))).toBeGreaterThanOrEqual(MIN_WORDS);
  expect((await importBody(id)).default).toBe(bodyOf(id));
});

describe('the schemas', () => {
  const firstIssue = (entry: unknown) => articlesSchema.safeParse([entry]).error?.issues[0];

  test.each([
    ['author', 'Nobody', 'is not in authors.ts: correct the name, or add the author there'],
    ['category', 'Gardening', 'or add another to categories.ts'],
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
    expect(issue?.message).toContain('has two articles of the same id');
  });
});

test('an article that is newer than the one before it is reported', () => {
  const later = { ...articles[1]!, date: '2999-12-31' };
  const issue = articlesSchema.safeParse([articles[0], later]).error?.issues[0];
  expect(issue).toMatchObject({ path: [1, 'date'], message: expect.stringContaining('move the article up') });
});

test('a title is refused whose part before the colon is longer than search engines show', () => {
  const [article] = articles;
  const problemsOf = (title: string) =>
    articlesSchema.safeParse([{ ...article, title }]).error?.issues.map(({ message }) => message) ?? [];
  expect(problemsOf(`${'x'.repeat(65)}: and more`)).toEqual([]);
  expect(problemsOf('x'.repeat(66))).toEqual([expect.stringContaining('put a colon after 65 characters')]);
});
