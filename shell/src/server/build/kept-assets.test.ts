import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@site/node-service/logger';
import { keepAssets, KeptAssets } from './kept-assets';

const RETENTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-assets-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Files of a build, kept once. */
async function keptBuild(name: string, file: string): Promise<KeptAssets> {
  const browser = path.join(folder, name);
  await mkdir(browser);
  await writeFile(path.join(browser, file), name);
  const assets = new KeptAssets(browser, path.join(folder, 'store'));
  await assets.keep(RETENTION_DAYS);
  return assets;
}

const kept = (file: string) => path.join(folder, 'store', 'shell', file);

async function usedDaysAgo(file: string, days: number): Promise<void> {
  const used = new Date(Date.now() - days * DAY_MS);
  await utimes(kept(file), used, used);
}

test('files of an earlier build stay for open tabs, until their retention has passed', async () => {
  await keptBuild('first', 'shell.1111.js');
  const second = await keptBuild('second', 'shell.2222.js');
  expect(await readdir(second.folder)).toEqual(['shell.1111.js', 'shell.2222.js']);
  await usedDaysAgo('shell.1111.js', 8);
  await second.keep(RETENTION_DAYS);
  expect(await readdir(second.folder)).toEqual(['shell.2222.js']);
});

test('retention counts from the end of use: a build that ran longer than that keeps its files', async () => {
  const first = await keptBuild('first', 'shell.1111.js');
  await usedDaysAgo('shell.1111.js', 8);
  await first.markUsed();
  await keptBuild('second', 'shell.2222.js');
  expect(existsSync(kept('shell.1111.js'))).toBe(true);
});

test('a file that is kept already is not written again, and a damaged one is replaced', async () => {
  const first = await keptBuild('first', 'shell.1111.js');
  const { ino } = await stat(kept('shell.1111.js'));
  await first.keep(RETENTION_DAYS);
  expect((await stat(kept('shell.1111.js'))).ino).toBe(ino);
  await writeFile(kept('shell.1111.js'), '');
  await first.keep(RETENTION_DAYS);
  expect(await readFile(kept('shell.1111.js'), 'utf8')).toBe('first');
  expect(await readdir(first.folder)).toEqual(['shell.1111.js']);
});

test('a store that cannot be written to does not keep the shell from starting', async () => {
  await keptBuild('first', 'shell.1111.js');
  const unusable = path.join(folder, 'first', 'shell.1111.js');
  const lines: string[] = [];
  const log = createLogger('shell', 'info', { write: (line) => void lines.push(line) });
  const assets = await keepAssets(path.join(folder, 'first'), unusable, RETENTION_DAYS, log);
  expect(await readdir(assets.folder)).toEqual(['shell.1111.js']);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 'error', error: expect.objectContaining({ code: 'ENOTDIR' }) }),
  ]);
  await rm(path.dirname(assets.folder), { recursive: true });
});
