import { text } from 'node:stream/consumers';
import { refusedPost } from '../../../content/frame';
import { provideBackendShell, responseTo } from '../../testing/backend-shell';
import { BACKEND_TIMEOUT_MS, IDLE_TIMEOUT_MS } from './backend';

/** The HTTP client looks at its timeouts twice a second. */
const CLOCK_PRECISION_MS = 2_000;

// The HTTP client's clock starts with its first request, which the shell sends while it starts.
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

// The shell, whose own hooks come later, stops with real timers.
afterAll(() => jest.useRealTimers());

const site = provideBackendShell();

test('a backend that does not respond in time is unavailable', async () => {
  const complete = new Promise((resolve) => {
    site.respond = (request) => void request.resume().once('end', resolve);
  });
  const request = site.begin('/api/hangs').end('{}');
  await complete;
  jest.advanceTimersByTime(BACKEND_TIMEOUT_MS + CLOCK_PRECISION_MS);
  const response = await responseTo(request);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  expect(await text(response)).toContain(refusedPost.unavailable);
  // A request is logged when its response is closed, which the visitor may see earlier.
  const lineOf = () => site.shell.lines.find(({ path }) => path === '/api/hangs');
  while (!lineOf()) await new Promise(setImmediate);
  expect(lineOf()).toMatchObject({
    level: 'error',
    status: 503,
    reason: 'the backend is unavailable: UND_ERR_HEADERS_TIMEOUT',
  });
});

test('an idle connection is closed before the backend closes it, whatever the backend allows', async () => {
  const closed = new Promise<void>((resolve) => {
    site.respond = ({ socket }, response) => {
      socket.once('close', resolve);
      response.writeHead(201, { 'Keep-Alive': 'timeout=65' }).end();
    };
  });
  await text(await responseTo(site.begin('/api/contacts').end('{}')));
  jest.advanceTimersByTime(IDLE_TIMEOUT_MS + CLOCK_PRECISION_MS);
  await closed;
});

test('a visitor who sends slowly is not taken for a slow backend', async () => {
  const started = new Promise((resolve) => {
    site.respond = (request, response) => {
      request.once('data', resolve);
      request.pipe(response);
    };
  });
  const request = site.begin('/api/echo');
  request.write('first');
  await started;
  jest.advanceTimersByTime(BACKEND_TIMEOUT_MS + CLOCK_PRECISION_MS);
  request.end(' last');
  const response = await responseTo(request);
  expect([response.statusCode, await text(response)]).toEqual([200, 'first last']);
});
