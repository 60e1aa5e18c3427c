import path from 'node:path';
import { remoteNames } from '../site/remotes';
import { fileExists, readTracked, trackedFiles } from './tracked-files';

const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g;
/** A path from the repository's root: it contains a slash, and begins with one of the root's folders. */
const PATH = new RegExp(
  `\`((?:backend|deploy|docs|harness|lab|packages|shell|${remoteNames().join('|')})/[\\w./-]+)\``,
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

const documents = trackedFiles(/\.md$/);

test.each(documents)('every file that %s names exists', (document) => {
  const text = readTracked(document);
  const linked = linksOf(document).map(({ file }) => file);
  const named = [...text.matchAll(PATH)]
    .map(([, target = '']) => target)
    .filter((file) => !GENERATED.test(file));
  expect([...linked, ...named].filter((file) => !fileExists(file))).toEqual([]);
});

test.each(documents)('every heading that %s links to exists', (document) => {
  const broken = linksOf(document).filter(({ file, anchor }) => anchor && !anchorsOf(file).includes(anchor));
  expect(broken).toEqual([]);
});

const DECISIONS = 'docs/decisions';
const decisions = trackedFiles(/^docs\/decisions\/.*\.md$/).filter((file) => !file.endsWith('/README.md'));

test('the index of decisions links to every decision once', () => {
  const linked = linksOf(`${DECISIONS}/README.md`).map(({ file }) => file);
  expect(linked.toSorted()).toEqual(decisions.toSorted());
});

test.each(decisions)('%s has a status, a context, a decision and consequences', (file) => {
  const text = readTracked(file);
  expect(text).toMatch(/^\*\*Status:\*\* \w/m);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
});
