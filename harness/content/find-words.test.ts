import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firm, pageTitle } from '@site/firm';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { articles, coachApplication, insights, partners } from '../remote-copy';
import { findWords, FOLDERS } from './find-words';

const root = path.join(__dirname, '..', '..');

const found = (text: string) =>
  findWords(root, text).map(({ file, line, source }) => {
    expect(readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1]?.trim()).toBe(source);
    return { file, source };
  });

/** The files that have words, best first, in a site of these sources: an editor cannot change their order. */
function foundIn(sources: Record<string, string>, text: string): string[] {
  const site = makeTemporaryFolder('find-words');
  for (const folder of FOLDERS) mkdirSync(path.join(site, folder), { recursive: true });
  for (const [file, source] of Object.entries(sources)) writeFileSync(path.join(site, file), source);
  return findWords(site, text).map(({ file }) => file);
}

test.each([
  [insights.header.lead, 'mf-insights/src/content/insights.ts'],
  [coachApplication.texts.sent.description.toUpperCase(), 'mf-forms/src/content/coach-application.ts'],
])('the file and line of “%s” are found', (text, file) => {
  const places = found(text);
  expect(places).toHaveLength(1);
  expect(places[0]).toEqual({ file, source: expect.stringMatching(/^(\w+: )?['"]/) });
});

test('words with slips are found', () => {
  const { title } = coachApplication.texts.sent;
  expect(found(title.replaceAll('tt', 't'))[0]).toEqual({
    file: 'mf-forms/src/content/coach-application.ts',
    source: expect.stringContaining(title),
  });
});

test('the title of a document is found by the name of its page', () => {
  const sources = {
    'mf-careers/src/content/careers.ts': "title: 'Open Positions in the Gulf'",
    'shell/src/content/frame.ts': `title: '${firm.name}'`,
  };
  expect(foundIn(sources, pageTitle('Open Positions'))).toEqual(['mf-careers/src/content/careers.ts']);
});

test('words from which entries choose are found where they are shown, and then where they are listed', () => {
  const files = found(articles[0]!.category).map(({ file }) => file);
  expect(files[0]).toBe('mf-insights/src/content/articles.ts');
  expect(files).toContain('mf-insights/src/content/categories.ts');
});

test('the words of a template are found although it fills in a number, and the name of the firm', () => {
  const sources = {
    'mf-careers/src/content/careers.ts':
      'count: (first, last, all) => `Showing ${first}-${last} of ${all} positions`',
    'mf-careers/src/content/navigation.ts': "label: 'Positions'",
  };
  const [first] = foundIn(sources, 'Showing 6-10 of 15 positions');
  expect(first).toBe('mf-careers/src/content/careers.ts');
  expect(found(`Why Join ${firm.name}`)[0]?.source).toContain('${firm.name}');
});

test('a sentence that goes on in the next line of an article is found where it begins', () => {
  const file = 'mf-insights/src/content/articles/1.html';
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line, at) => !/[<>]/.test(`${line}${lines[at + 1]}`));
  expect(findWords(root, `${lines[index]} ${lines[index + 1]}`)).toMatchObject([
    { file, line: index + 1, source: lines[index]?.trim(), share: 1 },
  ]);
});

test('a line that has these words and no others comes first, and before it a fact of the firm', () => {
  const sources = {
    'mf-services/src/content/shared.ts': "text: 'We meet you in Dubai, UAE, or by video.'",
    'mf-careers/src/content/jobs.ts': "location: 'Dubai, UAE',",
    'packages/firm/src/firm.ts': "address: 'Dubai, UAE',",
  };
  expect(foundIn(sources, 'Dubai, UAE')).toEqual(Object.keys(sources).toReversed());
  const { name } = partners.firms.items[0]!;
  expect(found(name)[0]?.source).toMatch(/^name: /);
});

test('other words are not found, and neither are those of comments', () => {
  expect(findWords(root, 'The open jobs, newest first').filter(({ share }) => share === 1)).toEqual([]);
  expect(findWords(root, 'xylophone zeppelin quixotic')).toEqual([]);
});
