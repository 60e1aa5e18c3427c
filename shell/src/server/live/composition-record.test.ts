import { mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseStore } from '../releases/release-store';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testKeysOf } from '../testing/test-keys';
import { testRelease } from '../testing/test-release';
import { readLastComposition } from './last-composition';

let shell: TestShell;

afterEach(() => shell.stop());

const careers = (version: string) => testRelease('mf-careers', version);
const versions = async () => (await shell.status()).releases;
const refused = async () => (await shell.status()).refused;

test('a failure to save is logged, is no refusal, and is repaired by the next poll', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0')] });
  const file = path.join(shell.storeFolder, 'composition.json');
  await rm(file);
  // No file can replace a folder.
  await mkdir(file);
  await shell.release(careers('1.1.0'));
  await shell.manager.update();
  expect(await versions()).toEqual({ 'mf-careers': '1.1.0' });
  expect(await refused()).toEqual({});
  const lines = shell.lines.filter(({ msg }) => msg === 'the composition was not saved');
  expect(lines).toEqual([expect.objectContaining({ error: expect.objectContaining({ code: 'EISDIR' }) })]);
  await rm(file, { recursive: true });
  await shell.manager.update();
  const saved = { build: 'shell', versions: { 'mf-careers': '1.1.0' } };
  expect(await readLastComposition(shell.storeFolder)).toEqual(saved);
});

test('retention of a replaced release counts from then on', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0')] });
  const store = new ReleaseStore(shell.storeFolder, testKeysOf);
  await utimes(store.folderOf('mf-careers', '1.0.0'), 0, 0);
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await shell.release(careers(version));
  expect(store.has('mf-careers', '1.0.0')).toBe(true);
});

test('a listener that fails leaves the new composition live, and the old renderer ended', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0')] });
  const replaced = shell.live.current?.renderer;
  shell.live.subscribe(() => {
    throw new Error('planted');
  });
  await shell.release(careers('1.1.0'));
  expect(await versions()).toEqual({ 'mf-careers': '1.1.0' });
  expect(await refused()).toEqual({});
  await expect(replaced?.render('/careers')).rejects.toThrow('The composition was replaced');
});
