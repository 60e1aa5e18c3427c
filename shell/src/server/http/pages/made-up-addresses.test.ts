import { once } from 'node:events';
import { get } from 'node:http';
import { pausedPage } from '../../testing/pages';
import { startTestShell, type TestShell } from '../../testing/start-test-shell';
import { testRelease } from '../../testing/test-release';

let paused: ReturnType<typeof pausedPage>;

const careers = () =>
  testRelease('mf-careers', '1.0.0', {
    query: ['search'],
    pages: [{ url: '/careers' }, { url: '/careers/jobs' }],
    // A search takes 20 ms, so that others meet it.
    page: `if (url.endsWith('?search=paused')) { ${paused.source} }
      for (const start = Date.now(); url.includes('?') && Date.now() < start + 20; );
      return '<h1>' + url + '</h1>'`,
  });
// Its routes fix their segments, so that there are paths without a route.
const insights = testRelease('mf-insights', '1.0.0', { path: '/insights' });

let shell: TestShell;

beforeEach(async () => {
  paused = pausedPage();
  shell = await startTestShell({
    releases: [careers(), insights],
    environment: { RENDER_DEADLINE_MS: '10000', TRUSTED_PROXIES: 'loopback 192.0.2.0/24' },
  });
  shell.lines.length = 0;
});

/** Requests again while the response is 503: on a busy machine, a render may wait for too long. */
async function patiently(request: () => ReturnType<TestShell['request']>) {
  for (;;) {
    const response = await request();
    if (response.status !== 503) return response;
  }
}

test('every path without a route gets the same not-found page, from one render', async () => {
  const before = await shell.renders();
  const bodies = new Set<string>();
  for (const target of ['/nowhere', '/No/Where', '/insights/nowhere', '/404', '/nowhere?page=2']) {
    const response = await shell.request(target);
    expect([response.status, response.headers['cache-control']]).toEqual([
      404,
      expect.stringContaining('s-maxage'),
    ]);
    bodies.add(response.body);
  }
  expect(bodies.size).toBe(1);
  expect((await shell.renders()) - before).toBe(1);
});

test('every page of a missing remote is unavailable, from one render, and may not be cached', async () => {
  const before = await shell.renders();
  for (const target of ['/services', '/services/nowhere', '/hr-strategy?page=2']) {
    expect(await shell.request(target)).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
  expect((await shell.renders()) - before).toBe(1);
});

test('a search of a visitor who has left is not rendered', async () => {
  const before = await shell.renders();
  const first = shell.request('/careers?search=paused');
  await paused.started();
  const { hostname, port } = new URL(shell.url);
  const left = get({ hostname, port, path: '/careers?search=left' }).on('error', () => undefined);
  await once(left, 'finish');
  await shell.request('/_health/live');
  const closed = new Promise((resolve) => left.once('close', resolve));
  left.destroy();
  await closed;
  await shell.request('/_health/live');
  await paused.finish();
  expect((await first).status).toBe(200);
  await shell.request('/careers?search=last');
  expect((await shell.renders()) - before).toBe(2);
  expect(shell.lines).toEqual([]);
});

test('behind a CDN, a client that floods leaves searches to others, and an IPv6 network is one client', async () => {
  const search = (term: string, client: string) =>
    shell.request(`/careers?search=${term}`, { 'X-Forwarded-For': `${client}, 192.0.2.44` });
  const first = search('paused', '2001:db8:0:1::1');
  await paused.started();
  // While the first search is being rendered, the others of its network take all places of one client.
  const flood = Array.from({ length: 10 }, (_, index) => search(String(index), `2001:db8:0:1::${index}`));
  expect(await Promise.race(flood)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
  const other = patiently(() => search('z', '203.0.113.9'));
  expect((await search('last', '2001:db8:0:1::ff')).status).toBe(429);
  await paused.finish();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all([first, ...flood])).map(({ status }) => status);
  // The last search of the network is one of them. They are counted, and not logged.
  const limited = statuses.filter((status) => status === 429).length + 1;
  expect(await shell.metrics('http_request_duration_seconds_count{kind="page",status="429"}')).toEqual([
    `http_request_duration_seconds_count{kind="page",status="429"} ${limited}`,
  ]);
  expect(shell.lines).toEqual([]);
});
