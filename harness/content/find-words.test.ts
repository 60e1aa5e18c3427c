import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firm } from '@site/firm';
import { careers, coachApplication, insights, partners } from '../remote-copy';
import { findWords } from './find-words';

const root = path.join(__dirname, '..', '..');

const found = (text: string) =>
  findWords(root, text).map(({ file, line, source }) => {
    expect(readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1]?.trim()).toBe(source);
    return { file, source };
  });

test.each([
  [insights.header.lead, 'mf-insights/src/content/insights.ts'],
  [coachApplication.texts.sent.description.toUpperCase(), 'mf-forms/src/content/coach-application.ts'],
])('the file and line of “%s” are found', (text, file) => {
  const places = found(text);
  expect(places).toHaveLength(1);
  expect(places[0]).toEqual({ file, source: expect.stringMatching(/^(\w+: )?['"]/) });
});

test('the words of a template are found although it fills in a number, and the name of the firm', () => {
  expect(found(careers.jobBoard.count(6, 10, 15))[0]).toEqual({
    file: 'mf-careers/src/content/careers.ts',
    source: expect.stringContaining('count: ('),
  });
  expect(found(`Why Join ${firm.name}`)[0]?.source).toContain('${firm.name}');
});

test('a sentence that goes on in the next line of an article is found where it begins', () => {
  const file = 'mf-insights/src/content/articles/1.html';
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line, at) => !/[<>]/.test(`${line}${lines[at + 1]}`));
  expect(findWords(root, `${lines[index]} ${lines[index + 1]}`)).toEqual([
    { file, line: index + 1, source: lines[index]?.trim(), share: 1 },
  ]);
});

test('a line that has these words and no others comes first, and before it a fact of the firm', () => {
  const [first, ...others] = found(firm.address);
  expect(first).toMatchObject({
    file: 'packages/firm/src/firm.ts',
    source: expect.stringContaining('address'),
  });
  expect(others).not.toEqual([]);
  const { name } = partners.firms.items[0]!;
  expect(found(name)[0]?.source).toMatch(/^name: /);
});

test('other words are not found, and neither are those of comments', () => {
  expect(findWords(root, 'The open jobs, newest first')[0]?.share).not.toBe(1);
  expect(findWords(root, 'xylophone zeppelin quixotic')).toEqual([]);
});
