import { startTestServer, type TestServer } from './testing/start-test-server';
import { startTestShell, type TestShell } from './testing/start-test-shell';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let received: (string | string[] | undefined)[];
let backend: TestServer;
let shell: TestShell;

beforeEach(async () => {
  received = [];
  backend = await startTestServer((request, response) => {
    received.push(request.headers['x-request-id']);
    response.writeHead(request.url === '/api/breaks' ? 500 : 201).end();
  });
  shell = await startTestShell({ backend: backend.url });
});

afterEach(async () => {
  await shell.stop();
  await backend.stop();
});

const post = (path: string, requestId: string) =>
  fetch(`${shell.url}${path}`, {
    method: 'POST',
    headers: { 'X-Request-Id': requestId },
    body: 'Layla',
  });

test('a forwarded request has one id in log, backend and answer, and its line holds nothing personal', async () => {
  const answer = await post('/api/contacts?email=layla@example.org', 'edge-4711');
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([201, 'edge-4711']);
  expect(received).toEqual(['edge-4711']);
  expect(shell.lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      requestId: 'edge-4711',
      method: 'POST',
      kind: 'api',
      path: '/api/contacts',
      status: 201,
      milliseconds: expect.any(Number),
      msg: 'a request was forwarded',
    },
  ]);
});

test.each(['', 'short', 'with spaces in it', 'x'.repeat(65)])(
  'instead of the id "%s" a new one is made',
  async (given) => {
    const answer = await post('/api/contacts', given);
    const requestId = answer.headers.get('x-request-id');
    expect(requestId).toMatch(UUID);
    expect(received).toEqual([requestId]);
    expect(shell.lines).toEqual([expect.objectContaining({ requestId })]);
  },
);

test('what the backend fails at is logged as failed', async () => {
  expect((await post('/api/breaks', 'edge-4711')).status).toBe(500);
  expect(shell.lines).toEqual([
    expect.objectContaining({ level: 50, requestId: 'edge-4711', status: 500, msg: 'a request failed' }),
  ]);
});

test('a request that the backend does not take is logged once, with the reason', async () => {
  await backend.stop();
  const answer = await post('/api/contacts', 'edge-4711');
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([503, 'edge-4711']);
  expect(shell.lines).toEqual([
    expect.objectContaining({
      requestId: 'edge-4711',
      status: 503,
      reason: 'the backend is away: ECONNREFUSED',
    }),
  ]);
});

test('a shell that is told to stop says that it is not ready, and logs no failure', async () => {
  shell.composer.stop();
  expect((await fetch(`${shell.url}/_health/ready`)).status).toBe(503);
  expect(shell.lines).toEqual([]);
});

test('a request that cannot be read is refused as such, and what it holds is not logged', async () => {
  expect((await post('/_errors', 'edge-4711')).status).toBe(400);
  expect((await fetch(`${shell.url}/_remotes/%E0%A4%A/1.0.0/a.js`)).status).toBe(400);
  expect(shell.lines).toEqual([]);
});

test('a page that cannot be shown is logged under the id of its answer, other pages are not logged', async () => {
  await fetch(`${shell.url}/careers`);
  expect(shell.lines).toEqual([]);
  const answer = await fetch(`${shell.url}/careers/crashes?name=layla`, {
    headers: { 'X-Request-Id': 'edge-4711' },
  });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([503, 'edge-4711']);
  expect(shell.lines.filter((line) => line['requestId'])).toEqual([
    expect.objectContaining({
      requestId: 'edge-4711',
      method: 'GET',
      kind: 'page',
      path: '/careers/crashes',
      status: 503,
      reason: 'Error: it is broken',
    }),
  ]);
  expect(JSON.stringify(shell.lines)).not.toContain('layla');
});
