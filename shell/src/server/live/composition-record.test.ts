import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import { waitUntil } from '@site/node-service/wait-until';
import { compositionPath } from '../composition/composition';
import { ReleaseStore } from '../releases/release-store';
import { fragilePage } from '../testing/pages';
import { startTestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';
import { RETENTION_DAYS } from './composition-record';

const DAY_MS = 24 * 60 * 60 * 1_000;

const careers = (version: string) => testRelease('mf-careers', version);

test('a failure to save is logged, is no refusal, and is repaired by the next poll', async () => {
  const shell = await startTestShell({ releases: [careers('1.0.0')] });
  const file = path.join(shell.storeFolder, 'composition.json');
  await rm(file);
  // No file can replace a folder.
  await mkdir(file);
  await shell.release(careers('1.1.0'));
  await shell.pipeline.update();
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.1.0' });
  expect(await shell.refused()).toEqual({});
  expect(shell.logged('failed to save the live composition')).toMatchObject([{ error: { code: 'EISDIR' } }]);
  await rm(file, { recursive: true });
  await shell.pipeline.update();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ shell: 'shell', 'mf-careers': '1.1.0' });
});

test('of releases whose retention is over, those stay that are live or that the next start tries', async () => {
  const page = fragilePage();
  const fragile = testRelease('mf-insights', '1.0.0', { page: page.source });
  const first = await startTestShell({ releases: [careers('1.0.0'), fragile] });
  await first.stop();
  await page.break();
  const shell = await startTestShell({ storeFolder: first.storeFolder });
  await shell.release(careers('1.1.0'));
  await page.repair();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + (RETENTION_DAYS + 1) * DAY_MS);
  await shell.record.markUsed();
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.1.0' });
  const isStored = [careers('1.0.0'), careers('1.1.0'), fragile].map(({ release: { name, version } }) =>
    shell.store.has(name, version),
  );
  expect(isStored).toEqual([false, true, true]);
});

test('retention of a replaced release counts from then on', async () => {
  const shell = await startTestShell({ releases: [careers('1.0.0')] });
  const { store } = shell;
  await utimes(store.folderOf('mf-careers', '1.0.0'), 0, 0);
  await shell.release(careers('1.1.0'));
  expect(store.has('mf-careers', '1.0.0')).toBe(true);
});

test('what is live is what the next start tries, although a save of the composition before it ends later', async () => {
  const shell = await startTestShell({ releases: [careers('1.0.0')] });
  const before = shell.live.current;
  await shell.release(careers('1.1.0'));
  let proceed = () => {};
  const slow = new Promise<Record<string, string>>((resolve) => (proceed = () => resolve({})));
  jest.spyOn(shell.record, 'readLast').mockReturnValueOnce(slow);
  const current = jest.spyOn(shell.live, 'current', 'get').mockReturnValueOnce(before);
  const saving = shell.record.save();
  await waitUntil(() => current.mock.calls.length === 1);
  const savingNext = shell.record.save();
  proceed();
  await Promise.all([saving, savingNext]);
  expect(await shell.record.readLast()).toMatchObject({ 'mf-careers': '1.1.0' });
});

test('listeners that fail are logged, and leave the new composition live and the old renderer ended', async () => {
  const shell = await startTestShell({ releases: [careers('1.0.0')] });
  const replaced = shell.live.current?.renderer;
  for (const name of ['first', 'second'])
    shell.live.subscribe(() => {
      throw new Error(`planted in the ${name} listener`);
    });
  await shell.release(careers('1.1.0'));
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.1.0' });
  expect(await shell.refused()).toEqual({});
  await expect(replaced?.render('/careers')).rejects.toThrow('The composition was replaced');
  expect(shell.logged('a listener failed at the switch to a new composition')).toHaveLength(2);
});

describe('a full disk', () => {
  test('does not hold up a rollback: the file of the composition is served from memory, and written later', async () => {
    const shell = await startTestShell({ releases: [careers('1.0.0')] });
    await shell.release(careers('1.1.0'));
    // A file stands at the path of the folder, so nothing can be written into it.
    await rm(shell.shellFolder, { recursive: true });
    await writeFile(shell.shellFolder, '');
    await shell.release(careers('1.0.0'));
    expect([await shell.versions(), await shell.refused()]).toEqual([{ 'mf-careers': '1.0.0' }, {}]);
    const { composition } = shell.live.current!;
    const { status, body } = await shell.get(compositionPath(composition.id));
    expect([status, JSON.parse(body)]).toEqual([200, composition.file]);
    expect(integrityOf(Buffer.from(body))).toBe(composition.integrity);
    expect(shell.logged('failed to write the file of a composition')).toHaveLength(1);
    await rm(shell.shellFolder);
    await mkdir(shell.shellFolder);
    await shell.pipeline.update();
    const file = path.join(shell.shellFolder, path.basename(compositionPath(composition.id)));
    expect(await readFile(file, 'utf8')).toBe(body);
  });

  test('keeps no release from being deleted whose retention is over', async () => {
    const shell = await startTestShell({ releases: [careers('1.0.0')] });
    await shell.release(careers('1.1.0'));
    const { store } = shell;
    for (const version of ['1.0.0', '1.1.0']) await utimes(store.folderOf('mf-careers', version), 0, 0);
    await shell.record.markUsed();
    expect([store.has('mf-careers', '1.0.0'), store.has('mf-careers', '1.1.0')]).toEqual([false, true]);
  });

  test('is the fault of the shell, not of the release that cannot be stored: it is retried soon', async () => {
    const shell = await startTestShell({ releases: [careers('1.0.0')] });
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    jest.spyOn(ReleaseStore.prototype, 'write').mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    await shell.release(careers('1.1.0'));
    expect((await shell.refused())['mf-careers']?.reason).toBe(
      'the shell cannot store it: ENOSPC: no space left on device, write',
    );
    const counted = await shell.metrics('release_refusals_total{remote="mf-careers"}');
    expect(counted).toEqual(['release_refusals_total{remote="mf-careers"} 0']);
    // As often as it fails, the delay stays the first one.
    for (const attempt of [1, 2]) {
      shell.passTime(attempt * 6_000);
      await shell.pipeline.update();
    }
    expect(await shell.versions()).toEqual({ 'mf-careers': '1.1.0' });
  });
});
