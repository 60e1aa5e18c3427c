import { startLocalServer } from '@site/node-service/listen';
import { startTestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';
import { testRemotes } from '../testing/test-site';

const careers = testRelease('mf-careers', '1.0.0', { page: `if (path === '/careers/hangs') block()` });
const brokenJobs = testRelease('mf-careers', '2.0.0', {
  page: `if (path === '/careers/jobs') throw new Error('planted')`,
});

test('pages are counted by source, renders by outcome, and requests by status', async () => {
  const shell = await startTestShell({ releases: [careers] });
  const { headers } = await shell.get('/careers/jobs');
  await shell.get('/careers/jobs');
  await shell.get('/careers/jobs', { 'If-None-Match': String(headers.get('etag')) });
  await shell.get('/careers/jobs?utm_source=x');
  await shell.get('/careers/hangs');
  await shell.release(brokenJobs);
  await shell.get('/careers/jobs');
  expect(await shell.metrics('page_cache_total')).toEqual([
    'page_cache_total{result="hit"} 3',
    'page_cache_total{result="trial"} 0',
    'page_cache_total{result="miss"} 1',
    'page_cache_total{result="previous"} 1',
    'page_cache_total{result="degraded"} 1',
  ]);
  // Complete: one trial of each release, and /careers/jobs.
  // Degraded: /careers/jobs of the broken release, and /careers/hangs without its remote.
  expect(await shell.metrics('page_render_duration_seconds_count')).toEqual([
    'page_render_duration_seconds_count{outcome="complete"} 3',
    'page_render_duration_seconds_count{outcome="degraded"} 2',
    'page_render_duration_seconds_count{outcome="failed"} 0',
    'page_render_duration_seconds_count{outcome="deadline"} 1',
  ]);
  expect(await shell.metrics('http_request_duration_seconds_count{kind="page"')).toEqual([
    'http_request_duration_seconds_count{kind="page",status="200"} 4',
    'http_request_duration_seconds_count{kind="page",status="304"} 1',
    'http_request_duration_seconds_count{kind="page",status="503"} 1',
  ]);
});

test('every request is measured once, by the class of its route', async () => {
  const backend = await startLocalServer((_request, response) => response.end());
  const shell = await startTestShell({ backendUrl: backend.url, releases: [careers] });
  const paths = [
    '/nowhere.php',
    '/favicon.ico',
    '/_shell/absent.js',
    '/robots.txt',
    '/_status',
    '/api/health/live',
    '/_remotes/mf-careers/%zz/remoteEntry.js',
  ];
  for (const path of paths) await shell.get(path);
  await backend.close();
  expect((await shell.metrics('http_request_duration_seconds_count')).sort()).toEqual([
    'http_request_duration_seconds_count{kind="api",status="200"} 1',
    'http_request_duration_seconds_count{kind="asset",status="200"} 2',
    'http_request_duration_seconds_count{kind="asset",status="404"} 1',
    'http_request_duration_seconds_count{kind="internal",status="200"} 1',
    'http_request_duration_seconds_count{kind="page",status="404"} 1',
    'http_request_duration_seconds_count{kind="unrouted",status="400"} 1',
  ]);
  // Visitors do not get them.
  expect((await shell.get('/metrics')).body).not.toContain('http_request_duration_seconds_count');
});

test('only the live composition and its releases are shown', async () => {
  const shell = await startTestShell({ releases: [careers] });
  const before = await shell.metrics('composition_info');
  await shell.release(testRelease('mf-careers', '2.0.0'));
  const after = await shell.metrics('composition_info');
  for (const lines of [before, after])
    expect(lines).toEqual([expect.stringMatching(/^composition_info\{composition="\w{12}"\} 1$/)]);
  expect(after).not.toEqual(before);
  expect(await shell.metrics('composition_release_info')).toEqual([
    'composition_release_info{remote="mf-careers",version="2.0.0"} 1',
  ]);
  expect(await shell.metrics('composition_switches_total')).toEqual(['composition_switches_total 2']);
  const [switched] = await shell.metrics('composition_switched_timestamp_seconds');
  expect(Math.abs(Date.now() / 1_000 - Number(switched?.split(' ')[1]))).toBeLessThan(60);
});

test('the age of an activation is shown, because an origin could withhold newer ones', async () => {
  const shell = await startTestShell({ releases: [careers] });
  await shell.pipeline.update();
  const [line, ...others] = await shell.metrics('release_activated_timestamp_seconds');
  const activatedAt = shell.pipeline.watcher.activated.get('mf-careers')?.activatedAt;
  expect(others).toEqual([]);
  expect(line).toBe(
    `release_activated_timestamp_seconds{remote="mf-careers"} ${Date.parse(String(activatedAt)) / 1_000}`,
  );
});

test('refused releases and unavailable origins are shown for every remote', async () => {
  const shell = await startTestShell();
  const forAll = (metric: string, valueOf: (remote: string) => number) =>
    testRemotes.map((remote) => `${metric}{remote="${remote}"} ${valueOf(remote)}`);
  expect(await shell.metrics('release_refusals_total')).toEqual(forAll('release_refusals_total', () => 0));
  shell.origins.write('mf-careers/current.json', '{"version":"9.9.9"}');
  await shell.pipeline.update();
  const ofCareers = (remote: string) => Number(remote === 'mf-careers');
  expect(await shell.metrics('release_refusals_total')).toEqual(forAll('release_refusals_total', ofCareers));
  expect(await shell.metrics('release_refused')).toEqual(forAll('release_refused', ofCareers));
  expect(await shell.metrics('origin_unreachable')).toEqual(
    forAll('origin_unreachable', (remote) => 1 - ofCareers(remote)),
  );
});
