import { waitUntil } from '@site/node-service/wait-until';
import { pausedPage } from '../testing/pages';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';

let shell: TestShell;

const careers = (version: string, page = '') => testRelease('mf-careers', version, { page });
const insights = (version: string) => testRelease('mf-insights', version);

let slow: ReturnType<typeof pausedPage>;

/** A trial is under way. It lasts until the page is finished. */
beforeEach(async () => {
  slow = pausedPage();
  shell = await startTestShell({
    releases: [careers('1.0.0'), insights('1.0.0')],
    environment: { RENDER_DEADLINE_MS: '60000' },
  });
  void shell.release(careers('2.0.0', slow.source));
  await slow.started();
});

test("a long trial holds up no other team's release, and follows after it", async () => {
  void shell.release(insights('2.0.0'));
  await waitUntil(async () => (await shell.versions())['mf-insights'] === '2.0.0');
  expect(await shell.versions()).toMatchObject({ 'mf-careers': '1.0.0' });
  await slow.finish();
  await waitUntil(async () => (await shell.versions())['mf-careers'] === '2.0.0');
  expect(await shell.versions()).toMatchObject({ 'mf-insights': '2.0.0' });
  expect(await shell.refused()).toEqual({});
});

test('a long trial does not hold up the rollback of its own release', async () => {
  await shell.release(careers('1.0.0'));
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
  expect(await shell.refused()).toEqual({});
});

test('a long trial at the start of a shell does not hold up the rollback of its own release', async () => {
  const { storeFolder } = shell;
  await shell.stop();
  let rollBack = () => {};
  const starting = startTestShell({
    storeFolder,
    environment: { POLL_INTERVAL_MS: '100', RENDER_DEADLINE_MS: '5000' },
    prepare(origins) {
      origins.activate(careers('2.0.0', slow.source), insights('1.0.0'));
      rollBack = () => origins.activate(careers('1.0.0'));
    },
  });
  await slow.started();
  rollBack();
  shell = await starting;
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
  expect(await shell.refused()).toEqual({});
});

test('a long trial goes on while its origin is unavailable', async () => {
  shell.origins.write('mf-careers/current.json', null);
  void shell.pipeline.update();
  await waitUntil(async () => 'mf-careers' in (await shell.status()).unreachable);
  await slow.finish();
  await waitUntil(async () => (await shell.versions())['mf-careers'] === '2.0.0');
});
