import path from 'node:path';
import { fileExists, readTracked, trackedFiles } from './tracked-files';

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
/** A path from the repository's root: it holds a slash, and begins with one of the root's folders. */
const PATH =
  /`((?:backend|deploy|docs|harness|packages|shell|mf-(?:marketing|services|insights|careers|forms))\/[\w./-]+)`/g;
const GENERATED = /\/dist(\/|$)/;

const current = trackedFiles(/\.md$/).filter((file) => !file.startsWith('docs/decisions/'));

test.each(current)('every file that %s names exists', (document) => {
  const text = readTracked(document);
  const linked = [...text.matchAll(LINK)].map(([, target = '']) => path.join(path.dirname(document), target));
  const named = [...text.matchAll(PATH)]
    .map(([, target = '']) => target)
    .filter((file) => !GENERATED.test(file));
  expect([...linked, ...named].filter((file) => !fileExists(file))).toEqual([]);
});

test('the architecture walks a page, a release and a submission file by file', () => {
  const text = readTracked('docs/architecture.md');
  for (const walk of ['A page', 'A release', 'A submission']) {
    const section = text.split(new RegExp(`^## ${walk}.*$`, 'm'))[1]?.split(/^## /m)[0] ?? '';
    expect([...section.matchAll(PATH)].length).toBeGreaterThanOrEqual(8);
  }
});
