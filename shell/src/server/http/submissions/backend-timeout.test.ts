import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { startTestShell, type TestShell } from '../../testing/start-test-shell';
import { BACKEND_TIMEOUT_MS, IDLE_TIMEOUT_MS } from './backend';

/** The HTTP client looks at its timeouts twice a second. */
const CLOCK_PRECISION_MS = 2_000;

let respond: RequestListener;
let backend: LocalServer;
let shell: TestShell;

beforeAll(async () => {
  backend = await startLocalServer((request, response) => respond(request, response));
  shell = await startTestShell({ backendUrl: backend.url });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

afterAll(async () => {
  jest.useRealTimers();
  await shell.stop();
  await backend.close();
});

const post = (path: string) => httpRequest(`${shell.url}${path}`, { method: 'POST' });

const responseTo = async (request: ReturnType<typeof httpRequest>) =>
  ((await once(request, 'response')) as [IncomingMessage])[0];

test('a backend that does not respond in time is unavailable', async () => {
  const complete = new Promise((resolve) => {
    respond = (request) => void request.resume().once('end', resolve);
  });
  const request = post('/api/hangs').end('{}');
  await complete;
  jest.advanceTimersByTime(BACKEND_TIMEOUT_MS + CLOCK_PRECISION_MS);
  const response = await responseTo(request);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  expect(await text(response)).toMatch(/Please try again in a minute/);
  // A request is logged when its response is closed, which the visitor may see earlier.
  const lineOf = () => shell.lines.find(({ path }) => path === '/api/hangs');
  while (!lineOf()) await new Promise(setImmediate);
  expect(lineOf()).toMatchObject({
    level: 'error',
    status: 503,
    reason: 'the backend is unavailable: UND_ERR_HEADERS_TIMEOUT',
  });
});

test('an idle connection is closed before the backend closes it, whatever the backend allows', async () => {
  const closed = new Promise<void>((resolve) => {
    respond = ({ socket }, response) => {
      socket.once('close', resolve);
      response.writeHead(201, { 'Keep-Alive': 'timeout=65' }).end();
    };
  });
  await text(await responseTo(post('/api/contacts').end('{}')));
  jest.advanceTimersByTime(IDLE_TIMEOUT_MS + CLOCK_PRECISION_MS);
  await closed;
});

test('a visitor who sends slowly is not taken for a slow backend', async () => {
  const started = new Promise((resolve) => {
    respond = (request, response) => {
      request.once('data', resolve);
      request.pipe(response);
    };
  });
  const request = post('/api/echo');
  request.write('first');
  await started;
  jest.advanceTimersByTime(BACKEND_TIMEOUT_MS + CLOCK_PRECISION_MS);
  request.end(' last');
  const response = await responseTo(request);
  expect([response.statusCode, await text(response)]).toEqual([200, 'first last']);
});
