import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';

/** A render of /careers/crashes ends the renderer, even without remotes. */
const careers = testRelease('mf-careers', '1.0.0', {
  onLoad: `globalThis.onRequest = ({ url }) => {
    if (url.startsWith('/careers/crashes')) process.exit(1);
  };`,
});

let received: (string | string[] | undefined)[];
const backend = provideLocalServer((request, response) => {
  received.push(request.headers['x-request-id']);
  response.writeHead(request.url === '/api/breaks' ? 500 : 201).end();
});
let shell: TestShell;

beforeEach(async () => {
  received = [];
  shell = await startTestShell({ backendUrl: backend.url });
  shell.lines.length = 0;
});

const post = (path: string, requestId: string) =>
  fetch(`${shell.url}${path}`, {
    method: 'POST',
    headers: { 'X-Request-Id': requestId, 'Sec-Fetch-Site': 'same-origin' },
    body: 'Layla',
  });

test('a forwarded request has one id in log, backend and response, and its line holds nothing personal', async () => {
  const response = await post('/api/contacts?email=layla@example.org', 'edge-4711');
  expect([response.status, response.headers.get('x-request-id')]).toEqual([201, 'edge-4711']);
  expect(received).toEqual(['edge-4711']);
  expect(shell.lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      service: 'shell',
      requestId: 'edge-4711',
      method: 'POST',
      kind: 'api',
      path: '/api/contacts',
      status: 201,
      milliseconds: expect.any(Number),
      msg: 'request forwarded',
    },
  ]);
});

test('the path of a log line is cut', async () => {
  await post(`/api/${'x'.repeat(10_000)}`, 'edge-4711');
  expect(shell.lines).toEqual([expect.objectContaining({ path: `/api/${'x'.repeat(195)}` })]);
});

test('an error of the backend is logged as a failure', async () => {
  expect((await post('/api/breaks', 'edge-4711')).status).toBe(500);
  expect(shell.lines).toEqual([
    expect.objectContaining({ level: 'error', requestId: 'edge-4711', status: 500, msg: 'request failed' }),
  ]);
});

test('a request that cannot be forwarded is logged once, with the reason', async () => {
  await backend.close();
  const response = await post('/api/contacts', 'edge-4711');
  expect([response.status, response.headers.get('x-request-id')]).toEqual([503, 'edge-4711']);
  expect(shell.lines).toEqual([
    expect.objectContaining({
      requestId: 'edge-4711',
      status: 503,
      reason: 'the backend is unavailable: ECONNREFUSED',
    }),
  ]);
  expect(await shell.metrics('backend_unreachable_total')).toEqual(['backend_unreachable_total 1']);
});

test('a shell that is not ready logs no failure', async () => {
  expect((await fetch(`${shell.url}/_health/ready`)).status).toBe(503);
  expect(shell.lines).toEqual([]);
});

test('a malformed request is refused, and what it holds is not logged', async () => {
  expect((await post('/_errors', 'edge-4711')).status).toBe(400);
  expect((await fetch(`${shell.url}/_remotes/%E0%A4%A/1.0.0/a.js`)).status).toBe(400);
  expect(shell.lines).toEqual([]);
});

test('only a page that cannot be rendered is logged, under the id of its response and without its query', async () => {
  await shell.release(careers);
  shell.lines.length = 0;
  await shell.get('/careers');
  await shell.get('/nowhere');
  expect(shell.lines).toEqual([]);
  const response = await shell.get('/careers/crashes?name=layla', { 'X-Request-Id': 'edge-4711' });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([503, 'edge-4711']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(shell.lines.filter((line) => line['requestId'])).toEqual([
    expect.objectContaining({
      requestId: 'edge-4711',
      method: 'GET',
      kind: 'page',
      path: '/careers/crashes',
      status: 503,
      reason: 'RendererLostError: The renderer exited',
    }),
  ]);
  expect(JSON.stringify(shell.lines)).not.toContain('layla');
});
