import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '../releases/release-store';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testRelease, type TestRelease } from '../testing/test-release';

const careers = (version: string) => testRelease('mf-careers', version);
const insights = (version: string) => testRelease('mf-insights', version);

let shell: TestShell;
let storeFolder: string;

beforeEach(async () => {
  storeFolder = await mkdtemp(path.join(tmpdir(), 'restoring-'));
});

afterEach(async () => {
  await shell.stop();
  await rm(storeFolder, { recursive: true, force: true });
});

async function runOnce(...releases: TestRelease[]): Promise<string | undefined> {
  const first = await startTestShell({ storeFolder, releases });
  const id = first.live.current?.composition.id;
  await first.stop();
  return id;
}

test('the last composition is live again although no origin has a release', async () => {
  const id = await runOnce(careers('1.0.0'), insights('1.0.0'));
  shell = await startTestShell({ storeFolder });
  expect(shell.live.current?.composition.id).toBe(id);
  expect((await shell.get('/insights')).body).toContain('<h1>mf-insights 1.0.0</h1>');
});

test('after it, a new release is tried and goes live', async () => {
  await runOnce(careers('1.0.0'), insights('1.0.0'));
  shell = await startTestShell({ storeFolder, releases: [careers('1.1.0')] });
  expect((await shell.status()).releases).toEqual({ 'mf-careers': '1.1.0', 'mf-insights': '1.0.0' });
});

test('a stored release that is damaged is left out, until its origin has it again', async () => {
  await runOnce(careers('1.0.0'), insights('1.0.0'));
  const store = new ReleaseStore(storeFolder);
  await writeFile(path.join(store.folderOf('mf-careers', '1.0.0'), 'remoteEntry.js'), 'damaged');
  shell = await startTestShell({ storeFolder });
  expect((await shell.status()).releases).toEqual({ 'mf-insights': '1.0.0' });
  await shell.release(careers('1.0.0'));
  expect((await shell.status()).releases).toMatchObject({ 'mf-careers': '1.0.0' });
});

test('a stored release that does not fit this shell is left out', async () => {
  await runOnce(insights('1.0.0'));
  const old = testRelease('mf-careers', '1.0.0', { shared: { react: '^18.0.0' } });
  const store = new ReleaseStore(storeFolder);
  await store.write(old.release, async (file) => old.files.get(file) as Buffer);
  await store.writeLastComposition({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
  shell = await startTestShell({ storeFolder });
  expect((await shell.status()).releases).toEqual({ 'mf-insights': '1.0.0' });
});

test('a last composition that cannot be loaded is logged, and the origins are followed', async () => {
  const broken = testRelease('mf-careers', '1.0.0', { onLoad: `throw new Error('planted')` });
  const store = new ReleaseStore(storeFolder);
  await store.write(broken.release, async (file) => broken.files.get(file) as Buffer);
  await store.writeLastComposition({ 'mf-careers': '1.0.0' });
  shell = await startTestShell({ storeFolder, releases: [careers('1.1.0')] });
  expect(shell.lines).toContainEqual(
    expect.objectContaining({ msg: 'the last composition cannot be restored' }),
  );
  expect((await shell.status()).releases).toEqual({ 'mf-careers': '1.1.0' });
});
