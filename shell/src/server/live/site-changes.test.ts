import { utimes } from 'node:fs/promises';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';

const events = {
  team: 'events',
  origin: 'http://127.0.0.1:3106',
  routes: ['/events'],
  requiredExposes: [],
  requiredSteps: [],
};
const withEvents = { remotes: { ...testSite.remotes, 'mf-events': events } };
const withoutEvents = { remotes: testSite.remotes, redirects: { '/events': '/careers?from=events' } };

/** Of mf-events, with an entry in the menu. */
const eventsRelease = testRelease('mf-events', '1.0.0', {
  contributes: { navigation: [{ place: 'header', label: 'Events', address: '/events', order: 90 }] },
});

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell({ releases: [testRelease('mf-careers', '1.0.0')] });
});

const composition = () => shell.live.current!.composition;
const REFUSED = "the site's file is not applied; the earlier configuration stays: correct the file";

async function join(): Promise<void> {
  shell.origins.activate(eventsRelease);
  await shell.declare(withEvents);
}

test('a remote that the file names joins: its pages, its menu entry, its metrics and its address for tools', async () => {
  expect((await shell.get('/events')).status).toBe(404);
  await join();
  const { status, body } = await shell.get('/events');
  expect([status, body]).toEqual([200, expect.stringContaining('<h1>mf-events 1.0.0</h1>')]);
  expect(composition().file.contributions.navigation).toMatchObject([
    { label: 'Events', owner: 'mf-events' },
  ]);
  expect((await shell.get('/sitemap.xml')).body).toContain('/events</loc>');
  expect(await shell.metrics('release_refused{remote="mf-events"}')).toHaveLength(1);
  expect(JSON.parse((await shell.get('/_site')).body)).toMatchObject({
    remotes: { 'mf-events': { team: 'events' } },
  });
  expect((await shell.get('/careers')).status).toBe(200);
});

test('until the first release of a new remote is live, its pages are unavailable and the others are as they were', async () => {
  await shell.declare(withEvents);
  expect((await shell.get('/events')).status).toBe(503);
  expect((await shell.status()).missing).toContain('mf-events');
  expect((await shell.get('/careers')).status).toBe(200);
});

test('the pages of a removed remote redirect, and its menu entry is gone', async () => {
  await join();
  expect((await shell.get('/events')).status).toBe(200);
  await shell.declare(withoutEvents);
  for (const address of ['/events', '/events/2026?page=2']) {
    const { status, headers } = await shell.get(address);
    expect([status, headers.get('location')]).toEqual([301, '/careers?from=events']);
  }
  expect(composition().file.contributions.navigation).toEqual([]);
  expect(composition().file.routes).toContainEqual({
    path: '/events/*',
    id: null,
    redirect: '/careers?from=events',
  });
  const { releases, missing, activated } = await shell.status();
  expect(releases).toEqual({ 'mf-careers': '1.0.0' });
  expect([missing, Object.keys(activated)].flat()).not.toContain('mf-events');
  // Tabs that show it still find its code.
  expect((await shell.get('/_remotes/mf-events/1.0.0/remoteEntry.js')).status).toBe(200);
});

test('the releases of a removed remote are deleted once nobody has used them for the retention time', async () => {
  await join();
  await shell.declare(withoutEvents);
  const { store } = shell;
  await shell.release(testRelease('mf-careers', '1.1.0'));
  expect(store.has('mf-events', '1.0.0')).toBe(true);
  await utimes(store.folderOf('mf-events', '1.0.0'), 0, 0);
  await shell.release(testRelease('mf-careers', '1.2.0'));
  expect(store.has('mf-events', '1.0.0')).toBe(false);
});

test('remotes in another order are shown in that order', async () => {
  await join();
  await shell.declare({ remotes: { 'mf-events': events, ...testSite.remotes } });
  expect(Object.keys((await shell.status()).releases)).toEqual(['mf-events', 'mf-careers']);
});

test.each([
  ['no JSON', '{', 'it is not valid JSON'],
  [
    'two remotes with one first segment',
    { remotes: { ...testSite.remotes, 'mf-events': { ...events, routes: ['/careers'] } } },
    'remotes.mf-events.routes.0: /careers belongs to mf-careers: choose another one',
  ],
])(
  'a file with %s is refused with a line in the log, once, and the last good one stays',
  async (_case, site, reason) => {
    const before = composition();
    await shell.declare(site);
    await shell.declare(site);
    expect(shell.logged(REFUSED)).toMatchObject([{ reason: expect.stringContaining(reason) }]);
    await shell.release(testRelease('mf-careers', '1.1.0'));
    expect(await shell.versions()).toEqual({ 'mf-careers': '1.1.0' });
    expect(composition().site).toBe(before.site);
    await join();
    expect((await shell.get('/events')).status).toBe(200);
  },
);

test('a remote without which the page of another one fails stays until that changes, and the log says why', async () => {
  await join();
  const needsEvents = `if (contributions.navigation.length === 0) throw new Error('no menu')`;
  await shell.release(testRelease('mf-careers', '1.1.0', { page: needsEvents }));
  await shell.declare(withoutEvents);
  expect(shell.logged(REFUSED)).toMatchObject([
    { reason: expect.stringContaining('/careers cannot be rendered: no menu') },
  ]);
  expect((await shell.get('/events')).status).toBe(200);
  await shell.release(testRelease('mf-careers', '1.2.0'));
  expect(await shell.versions()).toEqual({ 'mf-careers': '1.2.0', 'mf-events': '1.0.0' });
  shell.passTime(31_000);
  await shell.pipeline.update();
  jest.restoreAllMocks();
  expect((await shell.get('/events')).status).toBe(301);
});

test('a change with which a live release breaks its contract takes nothing live, and the log says why', async () => {
  shell.origins.activate(eventsRelease);
  const before = shell.live.current;
  const { 'mf-careers': careers, ...others } = testSite.remotes;
  const changed = { ...others, 'mf-careers': { ...careers, routes: ['/jobs'] }, 'mf-events': events };
  await shell.declare({ remotes: changed });
  expect(shell.logged(REFUSED)).toMatchObject([
    {
      reason: expect.stringContaining(
        'mf-careers: it declares the address /careers/*, which it does not own',
      ),
    },
  ]);
  expect(shell.live.current).toBe(before);
  expect((await shell.get('/careers')).status).toBe(200);
});

test('a shell that starts after a removal leaves the remote out', async () => {
  await join();
  const restarted = await startTestShell({ storeFolder: shell.storeFolder, site: testSite });
  expect(await restarted.versions()).toEqual({ 'mf-careers': '1.0.0' });
});

test('a remote that is removed and added again while its origin is unavailable does not go back to the release of the start', async () => {
  await join();
  const restarted = await startTestShell({ storeFolder: shell.storeFolder, site: withEvents });
  await restarted.release(testRelease('mf-events', '1.1.0'));
  const before = await restarted.versions();
  await restarted.declare(withoutEvents);
  restarted.origins.write('mf-events/current.json', null);
  await restarted.declare(withEvents);
  const after = await restarted.versions();
  expect([before['mf-events'], after]).toEqual(['1.1.0', { 'mf-careers': '1.0.0' }]);
});
