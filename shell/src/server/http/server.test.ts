import { once } from 'node:events';
import { connect } from 'node:net';
import { VISITOR_REQUEST_TIMEOUT_MS } from '@site/node-service/connection-timeouts';
import { busy, notice, unavailable } from '../../content/frame';
import { BusyError } from '../rendering/errors';
import { provideTestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';
import { Admission } from './admission/admission';
import { PageCache } from './pages/page-cache';

const shell = provideTestShell({ releases: [testRelease('mf-careers', '1.0.0')] });

test('the server looks for slow clients every two seconds', () => {
  expect(shell.server).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 2_000 });
});

test('a visitor has as long for a request as the backend assumes', () => {
  expect(shell.server.requestTimeout).toBe(VISITOR_REQUEST_TIMEOUT_MS);
});

test('a client that sends requests before it has the response to the first is disconnected', async () => {
  const socket = connect(Number(new URL(shell.url).port), '127.0.0.1').on('error', () => undefined);
  let received = '';
  socket.on('data', (data: Buffer) => (received += data.toString()));
  socket.write('GET /_health/live HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
  await once(socket, 'close');
  expect(received).toBe('');
  expect((await shell.get('/_health/live')).status).toBe(200);
});

test('a client that waits for each response may keep its connection', async () => {
  const socket = connect(Number(new URL(shell.url).port), '127.0.0.1');
  for (let request = 0; request < 3; request += 1) {
    socket.write('GET /_health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
});

test.each([
  ['/careers?page=2', '/careers?page=2'],
  ['//other.example/careers', '/'],
  ['/\\other.example/careers', '/'],
  ['http://other.example/careers', '/'],
])(
  'the notice to a visitor who requests %s while the site is busy leads on to %s',
  async (requested, page) => {
    jest.spyOn(Admission.prototype, 'request').mockRejectedValueOnce(new BusyError('planted'));
    const { status, body } = await shell.request(requested, { Accept: 'text/html' });
    expect(status).toBe(503);
    expect(body).toContain(`<a href="${page}">${notice.continue}</a>`);
  },
);

test('a visitor whose page fails gets a page with links, and any other client the text', async () => {
  jest.spyOn(PageCache.prototype, 'get').mockRejectedValue(new Error('planted'));
  const page = await shell.request('/nowhere', { Accept: 'text/html' });
  const text = await shell.request('/nowhere');
  expect([page.status, text.status]).toEqual([503, 503]);
  expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(page.body).toContain(`<h1>${unavailable.title}</h1>`);
  expect(page.body).toContain(`<a href="/nowhere">${notice.continue}</a>`);
  expect(text.body).toBe(`${unavailable.title}. ${unavailable.retry}`);
  expect(shell.lines).toContainEqual(expect.objectContaining({ reason: 'Error: planted' }));
});

test('a client that accepts problem+json gets a refusal in it', async () => {
  jest.spyOn(Admission.prototype, 'request').mockRejectedValueOnce(new BusyError('planted'));
  const { status, headers, body } = await shell.request('/api/contacts', {
    Accept: 'application/problem+json',
  });
  expect([status, headers['content-type']]).toEqual([503, 'application/problem+json']);
  expect(JSON.parse(body)).toMatchObject({ status: 503, detail: `${busy.title}. ${busy.text}` });
});

test.each([
  ['If-Match', '"another"', 412],
  ['Range', 'bytes=9999-', 416],
])('no cache keeps the refusal of a file with the header %s: %s', async (name, value, status) => {
  const response = await shell.request('/favicon.ico', { [name]: value });
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(response.headers).not.toHaveProperty('etag');
});

test('a page in memory is sent to a client whose other requests are refused, counted and not logged', async () => {
  await shell.request('/careers');
  shell.lines.length = 0;
  jest.spyOn(Admission.prototype, 'request').mockRejectedValue(new BusyError('planted', 429));
  const page = await shell.request('/careers');
  const refused = await shell.request('/nowhere');
  expect(page.status).toBe(200);
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    body: `${busy.title}. ${busy.text}`,
  });
  const counted = 'http_request_duration_seconds_count{kind="unrouted",status="429"}';
  expect(await shell.metrics(counted)).toEqual([`${counted} 1`]);
  expect(shell.lines).toEqual([]);
});
