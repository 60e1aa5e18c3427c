import { once } from 'node:events';
import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitUntil } from '@site/node-service/wait-until';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { startTestShell, type TestShell } from '../../testing/start-test-shell';

let respond: RequestListener;
let backend: LocalServer;
let shell: TestShell;

beforeAll(async () => {
  backend = await startLocalServer((request, response) => respond(request, response));
  shell = await startTestShell({ backendUrl: backend.url });
});

afterAll(async () => {
  await shell.stop();
  await backend.close();
});

/** Sends bytes as they are, and resolves with whatever comes back until the connection closes. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(shell.url).port), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const start = (path: string, headers: Record<string, string> = {}) =>
  httpRequest(`${shell.url}${path}`, { method: 'POST', headers });

/** A request is logged when its response is closed, which the visitor may see earlier. */
const lineOf = (path: string) => waitUntil(() => shell.lines.find((line) => line['path'] === path));

const responseTo = async (request: ReturnType<typeof httpRequest>) =>
  ((await once(request, 'response')) as [IncomingMessage])[0];

test('a request reaches the backend as it is, and its response the visitor', async () => {
  let received: object = {};
  respond = async (request, response) => {
    const { method, url, headers } = request;
    received = { method, url, type: headers['content-type'], host: headers.host, body: await text(request) };
    response.writeHead(422, { 'Retry-After': '7', 'Set-Cookie': ['a=1', 'b=2'] }).end('no');
  };
  const headers = { 'Content-Type': 'application/json', Host: 'www.example.org' };
  const request = start('/API/contacts/%C3%A9?a=1&a=%2F', headers).end('{"a":1}');
  const response = await responseTo(request);
  expect(received).toEqual({
    method: 'POST',
    url: '/api/contacts/%C3%A9?a=1&a=%2F',
    type: 'application/json',
    host: new URL(backend.url).host,
    body: '{"a":1}',
  });
  expect([response.statusCode, await text(response)]).toEqual([422, 'no']);
  expect(response.headers).toMatchObject({ 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] });
});

test('a request for a whole URL is forwarded for its path', async () => {
  respond = (request, response) => void response.end(request.url);
  const request = ['GET http://any.example/api/health?x HTTP/1.1', 'Host: a', 'Connection: close', '', ''];
  expect(await sendRaw(...request)).toMatch(/\r\n\/api\/health\?x$/);
});

test('only headers that the backend reads are passed on to it, and none of one connection to the visitor', async () => {
  let received: object = {};
  respond = (request, response) => {
    received = request.headers;
    response
      .writeHead(200, { Connection: 'close, X-Hop', 'X-Hop': '1', 'X-End': '1', 'Proxy-Authenticate': 'a' })
      .end();
  };
  const hops = { Connection: 'keep-alive, X-Hop', 'X-Hop': '1', TE: 'trailers', Upgrade: 'h2c' };
  const agent = new Agent({ keepAlive: true });
  const request = httpRequest(`${shell.url}/api/a`, {
    agent,
    headers: { ...hops, Accept: 'text/plain' },
  }).end();
  const response = await responseTo(request);
  await text(response);
  agent.destroy();
  const names = ['accept', 'connection', 'host', 'x-forwarded-for', 'x-request-id'];
  expect(Object.keys(received).sort()).toEqual(names);
  expect(received).toMatchObject({ accept: 'text/plain', connection: 'keep-alive' });
  expect(response.headers).toMatchObject({ 'x-end': '1', connection: 'keep-alive' });
  for (const name of ['x-hop', 'proxy-authenticate']) expect(response.headers).not.toHaveProperty(name);
});

test('bodies are passed on while they arrive, in both directions', async () => {
  respond = (request, response) => void request.pipe(response);
  const request = start('/api/echo');
  request.write('first');
  const response = await responseTo(request);
  expect(String((await once(response, 'data'))[0])).toBe('first');
  request.end(' last');
  expect(await text(response)).toBe(' last');
});

test('a response that comes before the end of the request reaches a visitor who goes on sending', async () => {
  respond = (request, response) => {
    response.writeHead(413, { Connection: 'close' }).end('too large');
    response.once('finish', () => request.socket.destroy());
  };
  const request = start('/api/contacts').on('error', () => undefined);
  request.write('x'.repeat(100_000));
  const response = await responseTo(request);
  expect([response.statusCode, await text(response)]).toEqual([413, 'too large']);
  request.end('x'.repeat(1_000_000));
  await once(request, 'close');
});

test.each(['before the response', 'during the response'])(
  'a visitor who leaves %s ends the request to the backend, and counts as no failure',
  async (moment) => {
    shell.lines.length = 0;
    const atBackend = new Promise<ServerResponse>((resolve) => {
      respond = (_request, response) => {
        if (moment === 'during the response') response.write('first');
        resolve(response);
      };
    });
    const before = await shell.metrics('backend_unreachable_total');
    const request = start('/api/left').on('error', () => undefined);
    request.end('{}');
    const ended = once(await atBackend, 'close');
    if (moment === 'during the response') await once(await responseTo(request), 'data');
    request.destroy();
    await ended;
    expect(await shell.metrics('backend_unreachable_total')).toEqual(before);
    expect(await lineOf('/api/left')).toMatchObject({ level: 'info', aborted: true });
  },
);

test('a response that breaks off is not taken for a whole one', async () => {
  respond = (request, response) => {
    response.write('first');
    setImmediate(() => request.socket.destroy());
  };
  const response = await responseTo(start('/api/broken-off').end('{}'));
  await expect(text(response)).rejects.toThrow('aborted');
  const reason = "the backend's response broke off: UND_ERR_SOCKET";
  expect(await lineOf('/api/broken-off')).toMatchObject({ level: 'error', status: 200, reason });
});
