import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChangedPage } from '../options';
import { provideComparedPages } from '../testing/trial-pages';
import { changedPages } from './changed-pages';

const DOT = '<i style="position: fixed; top: 0; left: 0; width: 2px; height: 2px; background: black"></i>';

const site = provideComparedPages({
  '/same': ['Jobs', 'Jobs'],
  '/dot': [DOT, ''],
  '/a/b': ['Jobs', 'Talks'],
  '/a-b': ['People', 'Talks'],
});

/** Tries pages. Resolves with those that look different from their live ones, and with the files that are kept. */
async function keepPictures(...urls: string[]): Promise<{ changed: ChangedPage[]; files: string[] }> {
  const pictures = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const changed: ChangedPage[] = [];
  const addChangedPage = (change: ChangedPage) => void changed.push(change);
  for (const url of urls) {
    const run: typeof changedPages.run = (visit, context) =>
      changedPages.run(visit, { ...context, pictures, isChanged: true, addChangedPage });
    expect(await site.find({ ...changedPages, run }, url)).toEqual([]);
  }
  return { changed, files: await readdir(pictures) };
}

test('a page that looks the same has no pictures, and one with a dot more has two', async () => {
  const { changed } = await keepPictures('/same', '/dot');
  expect(changed.map(({ page }) => page)).toEqual(['/dot']);
});

test('the pictures of two pages are different files, although their addresses are alike', async () => {
  const { changed, files } = await keepPictures('/a/b', '/a-b');
  expect(new Set(changed.flatMap(({ before, after }) => [before, after]))).toEqual(new Set(files));
  expect(files).toHaveLength(4);
});
