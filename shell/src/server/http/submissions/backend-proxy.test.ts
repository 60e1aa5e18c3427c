import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { waitUntil } from '@site/node-service/wait-until';
import { refusedPost } from '../../../content/frame';
import { provideBackendShell, responseTo } from '../../testing/backend-shell';

const site = provideBackendShell();

/** A request is logged when its response is closed, which the visitor may see earlier. */
const lineOf = (path: string) => waitUntil(() => site.shell.lines.find((line) => line['path'] === path));

test('a request reaches the backend as it is, and its response the visitor', async () => {
  let received: object = {};
  site.respond = async (request, response) => {
    const { method, url, headers } = request;
    received = { method, url, type: headers['content-type'], host: headers.host, body: await text(request) };
    response.writeHead(422, { 'Retry-After': '7', 'Set-Cookie': ['a=1', 'b=2'] }).end('no');
  };
  const headers = { 'Content-Type': 'application/json', Host: 'www.example.org' };
  const request = site.begin('/API/contacts/%C3%A9?a=1&a=%2F', headers).end('{"a":1}');
  const response = await responseTo(request);
  expect(received).toEqual({
    method: 'POST',
    url: '/api/contacts/%C3%A9?a=1&a=%2F',
    type: 'application/json',
    host: new URL(site.backend.url).host,
    body: '{"a":1}',
  });
  expect([response.statusCode, await text(response)]).toEqual([422, 'no']);
  expect(response.headers).toMatchObject({ 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] });
});

test('a request for a whole URL is forwarded for its path', async () => {
  site.respond = (request, response) => void response.end(request.url);
  const request = ['GET http://any.example/api/health?x HTTP/1.1', 'Host: a', 'Connection: close', '', ''];
  expect(await text(site.sendRaw(...request))).toMatch(/\r\n\/api\/health\?x$/);
});

test('only headers that the backend reads are passed on to it, and none of one connection to the visitor', async () => {
  let received: object = {};
  site.respond = (request, response) => {
    received = request.headers;
    response
      .writeHead(200, { Connection: 'close, X-Hop', 'X-Hop': '1', 'X-End': '1', 'Proxy-Authenticate': 'a' })
      .end();
  };
  const hops = { Connection: 'keep-alive, X-Hop', 'X-Hop': '1', TE: 'trailers', Upgrade: 'h2c' };
  const agent = new Agent({ keepAlive: true });
  const request = httpRequest(`${site.shell.url}/api/a`, {
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
  site.respond = (request, response) => void request.pipe(response);
  const request = site.begin('/api/echo');
  request.write('first');
  const response = await responseTo(request);
  expect(String((await once(response, 'data'))[0])).toBe('first');
  request.end(' last');
  expect(await text(response)).toBe(' last');
});

test('a response that comes before the end of the request reaches a visitor who goes on sending', async () => {
  site.respond = (request, response) => {
    response.writeHead(413, { Connection: 'close' }).end('too large');
    response.once('finish', () => request.socket.destroy());
  };
  const request = site.begin('/api/contacts').on('error', () => undefined);
  request.write('x'.repeat(100_000));
  const response = await responseTo(request);
  expect([response.statusCode, await text(response)]).toEqual([413, 'too large']);
  request.end('x'.repeat(1_000_000));
  await once(request, 'close');
});

test.each(['before the response', 'during the response'])(
  'a visitor who leaves %s ends the request to the backend, and counts as no failure',
  async (moment) => {
    site.shell.lines.length = 0;
    const atBackend = new Promise<ServerResponse>((resolve) => {
      site.respond = (_request, response) => {
        if (moment === 'during the response') response.write('first');
        resolve(response);
      };
    });
    const before = await site.shell.metrics('backend_unreachable_total');
    const request = site.begin('/api/left').on('error', () => undefined);
    request.end('{}');
    const ended = once(await atBackend, 'close');
    if (moment === 'during the response') await once(await responseTo(request), 'data');
    request.destroy();
    await ended;
    expect(await site.shell.metrics('backend_unreachable_total')).toEqual(before);
    expect(await lineOf('/api/left')).toMatchObject({ level: 'info', aborted: true });
  },
);

test('a response that breaks off is not taken for a whole one', async () => {
  site.respond = (request, response) => {
    response.write('first');
    setImmediate(() => request.socket.destroy());
  };
  const response = await responseTo(site.begin('/api/broken-off').end('{}'));
  await expect(text(response)).rejects.toThrow('aborted');
  const reason = "the backend's response broke off: UND_ERR_SOCKET";
  expect(await lineOf('/api/broken-off')).toMatchObject({ level: 'error', status: 200, reason });
});

test('a client that accepts problem+json gets it while the backend is unavailable', async () => {
  site.respond = (request) => void request.socket.destroy();
  const responses = ['application/problem+json', '*/*'].map((Accept) =>
    responseTo(site.begin('/api/contacts', { Accept }).end('{}')),
  );
  const [problem, plain] = (await Promise.all(responses)) as [IncomingMessage, IncomingMessage];
  expect([problem.statusCode, problem.headers['content-type'], problem.headers['retry-after']]).toEqual([
    503,
    'application/problem+json; charset=utf-8',
    '10',
  ]);
  expect(JSON.parse(await text(problem))).toMatchObject({ status: 503, detail: refusedPost.unavailable });
  expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(await text(plain)).toBe(refusedPost.unavailable);
});
