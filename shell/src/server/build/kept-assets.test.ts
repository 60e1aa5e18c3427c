import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordingLogger } from '@site/node-service/testing/recording-logger';
import { keepAssets } from './kept-assets';

const RETENTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;

const { log, lines } = recordingLogger('shell');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-assets-'));
  lines.length = 0;
});

const store = (...names: string[]) => path.join(folder, 'store', ...names);

/** Keeps the files of a build, as at each start of its shell. */
const keep = (name: string, target = store()) =>
  keepAssets(path.join(folder, name), target, RETENTION_DAYS, log);

/** Writes the file of a build, and keeps it. */
async function keptBuild(name: string, file: string): Promise<() => Promise<void>> {
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, file), name);
  return keep(name);
}

async function usedDaysAgo(file: string, days: number): Promise<void> {
  const used = new Date(Date.now() - days * DAY_MS);
  await utimes(store(file), used, used);
}

test('files of an earlier build stay for open tabs, until their retention has passed', async () => {
  await keptBuild('first', 'shell.1111.js');
  await keptBuild('second', 'shell.2222.js');
  expect(await readdir(store())).toEqual(['shell.1111.js', 'shell.2222.js']);
  await usedDaysAgo('shell.1111.js', 8);
  await keep('second');
  expect(await readdir(store())).toEqual(['shell.2222.js']);
});

test('a shell that runs for long deletes files whose retention has passed, such as those of compositions', async () => {
  const markUsed = await keptBuild('first', 'shell.1111.js');
  await writeFile(store('composition-2222.json'), '{}');
  await writeFile(store('composition-3333.json'), '{}');
  await usedDaysAgo('composition-2222.json', 8);
  await markUsed();
  expect(await readdir(store())).toEqual(['composition-3333.json', 'shell.1111.js']);
});

test('retention counts from the end of use: a build that ran longer than that keeps its files', async () => {
  const markUsed = await keptBuild('first', 'shell.1111.js');
  await usedDaysAgo('shell.1111.js', 8);
  await markUsed();
  await keptBuild('second', 'shell.2222.js');
  expect(existsSync(store('shell.1111.js'))).toBe(true);
});

test('a file that is kept already is not written again, and a damaged one is replaced', async () => {
  await keptBuild('first', 'shell.1111.js');
  const { ino } = await stat(store('shell.1111.js'));
  await keep('first');
  expect((await stat(store('shell.1111.js'))).ino).toBe(ino);
  await writeFile(store('shell.1111.js'), '');
  await keep('first');
  expect(await readFile(store('shell.1111.js'), 'utf8')).toBe('first');
  expect(await readdir(store())).toEqual(['shell.1111.js']);
});

test('a store that cannot be written to does not keep the shell from starting', async () => {
  await keptBuild('first', 'shell.1111.js');
  await keep('first', store('shell.1111.js', 'folder'));
  expect(lines).toEqual([
    expect.objectContaining({ level: 'error', error: expect.objectContaining({ code: 'ENOTDIR' }) }),
  ]);
});

test('a store that cannot be written to for a while still gets rid of what has expired, and gets its files later', async () => {
  await keptBuild('first', 'shell.1111.js');
  await usedDaysAgo('shell.1111.js', 8);
  // No file can replace a folder.
  await mkdir(store('shell.2222.js'));
  const keepAgain = await keptBuild('second', 'shell.2222.js');
  expect(lines).toHaveLength(1);
  await rmdir(store('shell.2222.js'));
  await keepAgain();
  expect(await readdir(store())).toEqual(['shell.2222.js']);
});
