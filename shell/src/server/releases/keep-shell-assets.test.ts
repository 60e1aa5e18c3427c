import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepShellAssets } from './keep-shell-assets';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-assets-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(name: string, file: string): Promise<string> {
  const browser = path.join(folder, name);
  await mkdir(browser);
  await writeFile(path.join(browser, file), name);
  return browser;
}

test('files of an earlier build stay for open tabs, until their retention has passed', async () => {
  const store = path.join(folder, 'store');
  await keepShellAssets(await build('first', 'shell.1111.js'), store, 7);
  const kept = await keepShellAssets(await build('second', 'shell.2222.js'), store, 7);
  expect(existsSync(path.join(kept, 'shell.1111.js'))).toBe(true);
  expect(existsSync(path.join(kept, 'shell.2222.js'))).toBe(true);

  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await utimes(path.join(kept, 'shell.1111.js'), longAgo, longAgo);
  await keepShellAssets(path.join(folder, 'second'), store, 7);
  expect(existsSync(path.join(kept, 'shell.1111.js'))).toBe(false);
  expect(existsSync(path.join(kept, 'shell.2222.js'))).toBe(true);
});
