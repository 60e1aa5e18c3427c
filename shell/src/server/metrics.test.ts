import { REMOTE_NAMES } from '@site/contracts';
import { startTestServer } from './testing/start-test-server';
import { startTestShell, type TestShell } from './testing/start-test-shell';

let shell: TestShell;

afterEach(() => shell.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shell.url + path, { headers });
  await answer.arrayBuffer();
  return answer;
};

test('pages are counted by where they came from, and renders by how they ended', async () => {
  shell = await startTestShell();
  const { headers } = await get('/careers');
  await get('/careers');
  await get('/careers', { 'If-None-Match': String(headers.get('etag')) });
  await get('/careers/?utm_source=x');
  await get('/careers/hangs');
  await shell.adopt('2.0.0');
  await get('/careers');
  expect(await shell.read('page_cache_total')).toEqual([
    'page_cache_total{result="hit"} 3',
    'page_cache_total{result="miss"} 1',
    'page_cache_total{result="previous"} 1',
    'page_cache_total{result="degraded"} 1',
  ]);
  // The page that hung and the one that release 2.0.0 broke were each rendered once more, without their remote.
  expect(await shell.read('page_render_duration_seconds_count')).toEqual([
    'page_render_duration_seconds_count{outcome="whole"} 3',
    'page_render_duration_seconds_count{outcome="failed"} 1',
    'page_render_duration_seconds_count{outcome="deadline"} 1',
  ]);
  expect(await shell.read('http_request_duration_seconds_count{kind="page"')).toEqual([
    'http_request_duration_seconds_count{kind="page",status="200"} 5',
    'http_request_duration_seconds_count{kind="page",status="304"} 1',
  ]);
});

test('every answer is measured once, by what it holds', async () => {
  const backend = await startTestServer((_request, response) => response.end());
  shell = await startTestShell({ backend: backend.url });
  const paths = [
    '/nowhere.php',
    '/favicon.ico',
    '/_shell/absent.js',
    '/robots.txt',
    '/_status',
    '/api/health',
  ];
  for (const path of paths) await get(path);
  await backend.stop();
  expect(await shell.read('http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{kind="page",status="200"} 1',
    'http_request_duration_seconds_count{kind="asset",status="200"} 2',
    'http_request_duration_seconds_count{kind="asset",status="404"} 1',
    'http_request_duration_seconds_count{kind="internal",status="200"} 1',
    'http_request_duration_seconds_count{kind="api",status="200"} 1',
  ]);
});

test('the current composition and its releases are shown, those before are not', async () => {
  shell = await startTestShell();
  const before = await shell.read('composition_info');
  await shell.adopt('2.0.0');
  const after = await shell.read('composition_info');
  expect([before, after]).toEqual([
    [expect.stringMatching(/^composition_info\{composition="\w{12}"\} 1$/)],
    [expect.stringMatching(/^composition_info\{composition="\w{12}"\} 1$/)],
  ]);
  expect(after).not.toEqual(before);
  expect(await shell.read('composition_release_info')).toEqual([
    'composition_release_info{remote="mf-careers",version="2.0.0"} 1',
  ]);
  expect(await shell.read('composition_switches_total')).toEqual(['composition_switches_total 2']);
  const [switched] = await shell.read('composition_switched_timestamp_seconds');
  expect(Math.abs(Date.now() / 1_000 - Number(switched?.split(' ')[1]))).toBeLessThan(60);
});

test('refused releases and origins out of reach are shown for every remote', async () => {
  const origin = await startTestServer((request, response) => {
    response.end(request.url === '/current.json' ? '{"version":"9.9.9"}' : '{}');
  });
  shell = await startTestShell({ origin: origin.url });
  const forAll = (metric: string, valueOf: (remote: string) => number) =>
    REMOTE_NAMES.map((remote) => `${metric}{remote="${remote}"} ${valueOf(remote)}`);
  expect(await shell.read('release_refusals_total')).toEqual(forAll('release_refusals_total', () => 0));
  await shell.composer.start();
  await origin.stop();
  const ofCareers = (remote: string) => Number(remote === 'mf-careers');
  expect(await shell.read('release_refusals_total')).toEqual(forAll('release_refusals_total', ofCareers));
  expect(await shell.read('release_refused')).toEqual(forAll('release_refused', ofCareers));
  expect(await shell.read('origin_unreachable')).toEqual(
    forAll('origin_unreachable', (remote) => 1 - ofCareers(remote)),
  );
});

test("errors in visitors' browsers are counted where their report is well-formed", async () => {
  shell = await startTestShell();
  const report = (body: object) =>
    fetch(`${shell.url}/_errors`, { method: 'POST', body: JSON.stringify(body) });
  await report({ composition: 'a', path: '/careers', message: 'it broke' });
  await report({ message: 'it broke' });
  expect(await shell.read('browser_errors_total')).toEqual(['browser_errors_total 1']);
});

test("metrics, with the process's own, have a port of their own", async () => {
  shell = await startTestShell();
  expect(await shell.read('process_cpu_seconds_total')).toHaveLength(1);
  expect(await (await fetch(`${shell.url}/metrics`)).text()).not.toContain('process_cpu_seconds_total');
});

test('requests that the backend does not take are counted', async () => {
  shell = await startTestShell();
  expect((await get('/api/contacts')).status).toBe(503);
  expect(await shell.read('backend_unreachable_total')).toEqual(['backend_unreachable_total 1']);
});
