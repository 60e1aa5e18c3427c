import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '../releases/release-store';
import { fragilePage, pausedPage } from '../testing/pages';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { signedActivation, signedRelease, testKeysOf } from '../testing/test-keys';
import { testRelease, type TestRelease } from '../testing/test-release';
import { testRemotes } from '../testing/test-site';

const HOUR_MS = 60 * 60 * 1_000;

const careers = (version: string) => testRelease('mf-careers', version);
const insights = (version: string) => testRelease('mf-insights', version);

let shell: TestShell;
let storeFolder: string;
/** The page of `fragile`. */
let page: ReturnType<typeof fragilePage>;

beforeEach(async () => {
  storeFolder = await mkdtemp(path.join(tmpdir(), 'restoring-'));
  page = fragilePage();
});

/** The file in which a shell notes what it tries. */
const trialRecord = () => path.join(storeFolder, `trial-${hostname()}-shell.json`);

async function runOnce(...releases: TestRelease[]): Promise<string | undefined> {
  const first = await startTestShell({ storeFolder, releases });
  const id = first.live.current?.composition.id;
  await first.stop();
  return id;
}

const writeRecord = (text: string) => writeFile(path.join(storeFolder, 'composition.json'), text);

test('the last composition is live again although no origin has a release', async () => {
  const id = await runOnce(careers('1.0.0'), insights('1.0.0'));
  shell = await startTestShell({ storeFolder });
  expect(shell.live.current?.composition.id).toBe(id);
  expect((await shell.get('/insights')).body).toContain('<h1>mf-insights 1.0.0</h1>');
});

test('a stored release that does not fit this shell is left out', async () => {
  await runOnce(insights('1.0.0'));
  const old = testRelease('mf-careers', '1.0.0', { shared: { react: '^18.0.0' } });
  const store = new ReleaseStore(storeFolder, testKeysOf);
  await store.write(signedRelease(old), async (file) => old.files.get(file) as Buffer);
  await writeRecord(JSON.stringify({ shell: 'shell', 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' }));
  shell = await startTestShell({ storeFolder });
  expect(await shell.versions()).toEqual({ 'mf-insights': '1.0.0' });
});

test('a damaged record of the last composition counts as none', async () => {
  await runOnce(careers('1.0.0'));
  await writeRecord('{"mf-careers":');
  shell = await startTestShell({ storeFolder });
  expect(await shell.versions()).toEqual({});
});

const fragile = () => testRelease('mf-careers', '1.0.0', { page: page.source });

test('a stored release that failed once is live later, although its origin has none', async () => {
  await runOnce(fragile(), insights('1.0.0'));
  await page.break();
  shell = await startTestShell({ storeFolder });
  await page.repair();
  shell.passTime(HOUR_MS);
  await shell.pipeline.update();
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
});

test('the shell listens once all stored releases are live, but for one that fails', async () => {
  await runOnce(fragile(), insights('1.0.0'), testRelease('mf-forms', '1.0.0'));
  await page.break();
  shell = await startTestShell({ storeFolder });
  expect(shell.versionsAtFirst).toEqual({ 'mf-insights': '1.0.0', 'mf-forms': '1.0.0' });
});

test('a stored release that failed once is live later while the activated one is refused, and a good one replaces it', async () => {
  await runOnce(fragile(), insights('1.0.0'));
  await page.break();
  const broken = testRelease('mf-careers', '1.1.0', { page: "throw new Error('planted')" });
  shell = await startTestShell({ storeFolder, releases: [broken] });
  expect(await shell.versions()).toEqual({ 'mf-insights': '1.0.0' });
  await page.repair();
  shell.passTime(HOUR_MS);
  // The activated one is tried again first.
  for (let poll = 0; poll < 2; poll += 1) await shell.pipeline.update();
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
  await shell.pipeline.update();
  expect(await shell.refused()).toMatchObject({ 'mf-careers': { version: '1.1.0' } });
  await shell.release(careers('1.2.0'));
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.2.0', 'mf-insights': '1.0.0' });
});

test('a stored release and an activated one that both fail wait for their delays while the origin is unavailable', async () => {
  await runOnce(fragile(), insights('1.0.0'));
  await page.break();
  const broken = testRelease('mf-careers', '1.1.0', { page: "throw new Error('planted')" });
  shell = await startTestShell({ storeFolder, releases: [broken] });
  shell.origins.write('mf-careers/current.json', null);
  const renders = await shell.renders();
  for (let poll = 0; poll < 3; poll += 1) await shell.pipeline.update();
  expect(await shell.renders()).toBe(renders);
});

describe('with another build of the shell', () => {
  const ready = async () => (await shell.get('/_health/ready')).status;
  const all = () => testRemotes.map((name) => testRelease(name, '1.0.0'));

  test('the last composition is tried before it is live', async () => {
    await runOnce(...all());
    shell = await startTestShell({ storeFolder, build: 'second' });
    expect(shell.live.current?.trialResults.size).toBe(testRemotes.length);
    expect(await ready()).toBe(200);
  });

  test('a release that it cannot render is refused, the others are live, and the shell is not ready without it', async () => {
    await runOnce(fragile(), insights('1.0.0'));
    await page.break();
    shell = await startTestShell({ storeFolder, build: 'second' });
    const { releases, missing, refused } = await shell.status();
    expect(releases).toEqual({ 'mf-insights': '1.0.0' });
    expect(missing).toContain('mf-careers');
    expect(refused).toMatchObject({ 'mf-careers': { reason: '/careers cannot be rendered: planted' } });
    expect(await ready()).toBe(503);
    await shell.release(
      ...all()
        .filter(({ release }) => release.name !== 'mf-insights')
        .map(({ release }) => testRelease(release.name, '1.1.0')),
    );
    expect((await shell.status()).missing).toEqual([]);
    expect(await ready()).toBe(200);
  });

  test('a release that it cannot render stays recorded: it is not ready when it starts again, and the earlier build shows it', async () => {
    await runOnce(fragile(), insights('1.0.0'));
    await page.break();
    await (await startTestShell({ storeFolder, build: 'second' })).stop();
    const again = await startTestShell({ storeFolder, build: 'second' });
    again.passTime(HOUR_MS);
    const { status } = await again.get('/_health/ready');
    await again.stop();
    expect(status).toBe(503);
    await page.repair();
    shell = await startTestShell({ storeFolder });
    expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
  });
});

describe('a shell that died during a trial', () => {
  const DIED = { 'mf-careers': { reason: 'the shell died while it tried this release' } };

  /** The page of `endless`, which no test finishes. */
  let endlessPage: ReturnType<typeof pausedPage>;

  beforeEach(() => {
    endlessPage = pausedPage();
  });

  const endless = () => testRelease('mf-careers', '2.0.0', { page: endlessPage.source });

  /** Publishes it in the origin of a shell, with this activation. */
  const activateEndless = ({ origins }: TestShell, activation: string) => {
    origins.publish(endless());
    origins.write('mf-careers/current.json', activation);
  };

  /** Starts a shell, and copies its store while it tries the release, as if it had died at that moment. */
  async function dieInTrial() {
    const first = await startTestShell({
      storeFolder,
      releases: [careers('1.0.0'), insights('1.0.0')],
      environment: { RENDER_DEADLINE_MS: '60000' },
    });
    const activation = signedActivation('mf-careers', '2.0.0');
    activateEndless(first, activation);
    const trial = first.pipeline.update();
    await endlessPage.started();
    const left = await mkdtemp(path.join(tmpdir(), 'left-'));
    await cp(storeFolder, left, { recursive: true });
    first.pipeline.stop();
    await trial;
    await first.stop();
    return { left, activation };
  }

  test('starts without the candidate, and refuses it for a day', async () => {
    const { left, activation } = await dieInTrial();
    shell = await startTestShell({ storeFolder: left, releases: [insights('1.1.0')] });
    activateEndless(shell, activation);
    await shell.pipeline.update();
    const { releases, refused } = await shell.status();
    expect(releases).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.1.0' });
    expect(refused).toMatchObject(DIED);
    shell.passTime(23 * HOUR_MS);
    await shell.pipeline.update();
    expect(await shell.refused()).toMatchObject(DIED);
    shell.passTime(25 * HOUR_MS);
    const trial = shell.pipeline.update();
    await endlessPage.started();
    shell.pipeline.stop();
    await trial;
  });

  test('tries the candidate at once if it is activated again', async () => {
    const { left } = await dieInTrial();
    shell = await startTestShell({ storeFolder: left });
    expect(await shell.refused()).toMatchObject({ 'mf-careers': { version: '2.0.0' } });
    const trial = shell.release(endless());
    await endlessPage.started();
    shell.pipeline.stop();
    await trial;
  });

  test('of several candidates tries each on its own', async () => {
    await runOnce(careers('1.0.0'), insights('1.0.0'));
    const trial = [careers('1.1.0'), insights('1.1.0')].map(({ release: { name, version } }) => ({
      name,
      version,
    }));
    await writeFile(trialRecord(), JSON.stringify(trial));
    shell = await startTestShell({ storeFolder, releases: [careers('1.1.0'), insights('1.1.0')] });
    const versions = shell.logged('a composition is live').map((line) => line['versions']);
    expect(versions).toHaveLength(3);
    expect(versions.at(-1)).toEqual({ 'mf-careers': '1.1.0', 'mf-insights': '1.1.0' });
    expect(existsSync(trialRecord())).toBe(false);
  });
});

test('a shell that was killed while it stored a release leaves nothing behind', async () => {
  await runOnce(careers('1.0.0'));
  const left = path.join(storeFolder, 'releases', 'mf-careers', '.staged-1');
  await mkdir(left);
  await utimes(left, 0, 0);
  shell = await startTestShell({ storeFolder });
  expect(existsSync(left)).toBe(false);
});
