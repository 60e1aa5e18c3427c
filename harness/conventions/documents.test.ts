import path from 'node:path';
import { REMOTE_NAMES } from '@site/contracts';
import { fileExists, readTracked, trackedFiles } from './tracked-files';

const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g;
/** A path from the repository's root: it contains a slash, and begins with one of the root's folders. */
const PATH = new RegExp(
  `\`((?:backend|deploy|docs|harness|packages|shell|${REMOTE_NAMES.join('|')})/[\\w./-]+)\``,
  'g',
);
const GENERATED = /\/dist(\/|$)|^deploy\/secrets\//;

const linksOf = (document: string) =>
  [...readTracked(document).matchAll(LINK)].map(([, target = '', anchor]) => ({
    file: target ? path.join(path.dirname(document), target) : document,
    anchor,
  }));

/** The anchors of a document's headings, as code hosts make them. */
const anchorsOf = (document: string) =>
  [...readTracked(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

const current = trackedFiles(/\.md$/).filter((file) => !file.startsWith('docs/decisions/'));

test.each(current)('every file that %s names exists', (document) => {
  const text = readTracked(document);
  const linked = linksOf(document).map(({ file }) => file);
  const named = [...text.matchAll(PATH)]
    .map(([, target = '']) => target)
    .filter((file) => !GENERATED.test(file));
  expect([...linked, ...named].filter((file) => !fileExists(file))).toEqual([]);
});

test.each(current)('every heading that %s links to exists', (document) => {
  const broken = linksOf(document).filter(({ file, anchor }) => anchor && !anchorsOf(file).includes(anchor));
  expect(broken).toEqual([]);
});

test('the architecture describes a page, a release and a submission file by file', () => {
  const text = readTracked('docs/architecture.md');
  for (const title of ['A page', 'A release', 'A submission']) {
    const section = text.split(new RegExp(`^## ${title}.*$`, 'm'))[1]?.split(/^## /m)[0] ?? '';
    expect([...section.matchAll(PATH)].length).toBeGreaterThanOrEqual(8);
  }
});

test('the glossary has at most 25 terms', () => {
  const rows = readTracked('docs/glossary.md').match(/^\| (?!term )/gm) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(25);
});
