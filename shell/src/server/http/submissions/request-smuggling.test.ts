import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { startTestShell, type TestShell } from '../../testing/start-test-shell';

let received: object[];
let backend: LocalServer;
let shell: TestShell;

beforeAll(async () => {
  backend = await startLocalServer(async (request, response) => {
    const { method, url, headers } = request;
    const { 'x-forwarded-for': forwardedFor, expect: expectation } = headers;
    received.push({ request: `${method} ${url}`, body: await text(request), forwardedFor, expectation });
    response.writeHead(201).end();
  });
  shell = await startTestShell({ backendUrl: backend.url });
});

beforeEach(() => {
  received = [];
});

afterAll(async () => {
  await shell.stop();
  await backend.close();
});

/** Sends bytes as they are, and resolves with the start of the response. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(shell.url).port), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString();
}

const post = () => fetch(`${shell.url}/api/contacts`, { method: 'POST', body: '{"a":1}' });

const INNER = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
/** It would take the head of the next request on the connection as the value of its header. */
const UNFINISHED = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\nX-Junk: ';

const bodyOf = (content: string, framing: 'length' | 'chunked') =>
  framing === 'length'
    ? [`Content-Length: ${content.length}`, '', content]
    : ['Transfer-Encoding: chunked', '', content.length.toString(16), content, '0', '', ''];

describe.each(['GET', 'DELETE', 'OPTIONS', 'PUT'])('a %s with a body', (method) => {
  test.each([
    ['Connection names Content-Length', 'content-length', INNER, 'length'],
    [
      'Connection names Content-Length, and the inner request is unfinished',
      'content-length',
      UNFINISHED,
      'length',
    ],
    ['Connection names Content-Length among others', 'close, Content-Length ,x', INNER, 'length'],
    ['Connection names Transfer-Encoding', 'transfer-encoding', INNER, 'chunked'],
    ['the body is chunked', 'close', INNER, 'chunked'],
    ['the body has a length', 'close', INNER, 'length'],
  ] as const)(
    'reaches the backend as one request without a body: %s',
    async (_case, connection, inner, framing) => {
      await sendRaw(
        `${method} /api/outer HTTP/1.1`,
        'Host: a',
        `Connection: ${connection}`,
        ...bodyOf(inner, framing),
      );
      expect((await post()).status).toBe(201);
      expect(received).toMatchObject([
        { request: `${method} /api/outer`, body: '' },
        { request: 'POST /api/contacts', body: '{"a":1}' },
      ]);
    },
  );
});

test.each([
  ['content-length', 'length'],
  ['transfer-encoding', 'chunked'],
  ['host, x-forwarded-for, content-type', 'length'],
] as const)(
  'a POST whose Connection names %s arrives whole, and with the address of its sender',
  async (connection, framing) => {
    await sendRaw(
      'POST /api/contacts HTTP/1.1',
      'Host: a',
      `Connection: ${connection}`,
      ...bodyOf(INNER, framing),
    );
    expect(received).toMatchObject([
      { request: 'POST /api/contacts', body: INNER, forwardedFor: '127.0.0.1' },
    ]);
  },
);

test('a client that expects 100-continue gets it from the shell, and its request reaches the backend', async () => {
  const request = httpRequest(`${shell.url}/api/contacts`, {
    method: 'POST',
    headers: { Expect: '100-continue' },
  });
  request.flushHeaders();
  await once(request, 'continue');
  request.end('{}');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(201);
  expect(received).toMatchObject([{ request: 'POST /api/contacts', body: '{}', expectation: undefined }]);
});
