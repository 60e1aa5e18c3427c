import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { provideBackendShell, responseTo } from '../../testing/backend-shell';

const site = provideBackendShell();
let received: object[];

beforeEach(() => {
  received = [];
  site.respond = async (request, response) => {
    const { method, url, headers } = request;
    const { 'x-forwarded-for': forwardedFor, expect: expectation } = headers;
    received.push({ request: `${method} ${url}`, body: await text(request), forwardedFor, expectation });
    response.writeHead(201).end();
  };
});

/** Sends bytes as they are, and resolves once a response begins. */
async function sendRaw(...lines: string[]): Promise<void> {
  const socket = site.sendRaw(...lines);
  await once(socket, 'data');
  socket.destroy();
}

const post = () => fetch(`${site.shell.url}/api/contacts`, { method: 'POST', body: '{"a":1}' });

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
  const request = site.begin('/api/contacts', { Expect: '100-continue' });
  request.flushHeaders();
  await once(request, 'continue');
  request.end('{}');
  expect((await responseTo(request)).resume().statusCode).toBe(201);
  expect(received).toMatchObject([{ request: 'POST /api/contacts', body: '{}', expectation: undefined }]);
});
