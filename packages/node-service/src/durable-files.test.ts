import { existsSync, readlinkSync } from 'node:fs';
import { open, readdir, readFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './durable-files';
import { makeTemporaryFolder } from './temporary-folder';

let folder: string;
let file: string;

beforeEach(() => {
  folder = makeTemporaryFolder('durable-files');
  file = path.join(folder, 'current.json');
});

/** Records what is flushed to disk, and whether the file had its name by then. */
async function watchFlushes(): Promise<{ flushed: string; wasNamed: boolean }[]> {
  const handle = await open(folder, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const flushes: { flushed: string; wasNamed: boolean }[] = [];
  const { sync } = prototype;
  jest.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    flushes.push({ flushed: readlinkSync(`/proc/self/fd/${this.fd}`), wasNamed: existsSync(file) });
    return sync.call(this);
  });
  return flushes;
}

test('a file is flushed to disk before it is renamed, and its folder afterwards', async () => {
  const flushes = await watchFlushes();
  await replaceFile(file, 'content');
  expect(flushes).toEqual([
    { flushed: expect.stringContaining(path.join(folder, '.staged-')) as string, wasNamed: false },
    { flushed: folder, wasNamed: true },
  ]);
  expect(await readFile(file, 'utf8')).toBe('content');
  expect(await readdir(folder)).toEqual(['current.json']);
});
