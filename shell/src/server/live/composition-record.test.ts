import { utimes } from 'node:fs/promises';
import { ReleaseStore } from '../releases/release-store';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testKeysOf } from '../testing/test-keys';
import { testRelease } from '../testing/test-release';

let shell: TestShell;

afterEach(async () => {
  jest.restoreAllMocks();
  await shell.stop();
});

const careers = (version: string) => testRelease('mf-careers', version);
const versions = async () => (await shell.status()).releases;
const refused = async () => (await shell.status()).refused;

test('a failure to save is logged, is no refusal, and is repaired by the next poll', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0')] });
  const write = jest.spyOn(ReleaseStore.prototype, 'writeLastComposition');
  write.mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await shell.release(careers('1.1.0'));
  await shell.manager.update();
  expect(await versions()).toEqual({ 'mf-careers': '1.1.0' });
  expect(await refused()).toEqual({});
  const lines = shell.lines.filter(({ msg }) => msg === 'the composition was not saved');
  expect(lines).toEqual([expect.objectContaining({ error: expect.objectContaining({ code: 'ENOSPC' }) })]);
  write.mockRestore();
  await shell.manager.update();
  const store = new ReleaseStore(shell.storeFolder, testKeysOf);
  expect(await store.readLastComposition()).toEqual({
    build: 'shell',
    versions: { 'mf-careers': '1.1.0' },
  });
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
