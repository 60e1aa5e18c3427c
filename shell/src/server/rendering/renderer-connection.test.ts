import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { readMessages, writeMessage } from '../../protocol/messages';
import { RendererLostError } from './errors';
import { RendererConnection } from './renderer-connection';
import { careersResult as page } from '../testing/rendered-page';

interface Input {
  type: 'start' | 'load' | 'render';
  id: string;
}

let server: Server;
let renderer: RendererConnection;

afterEach(async () => {
  renderer.end(new Error('end'));
  await new Promise((resolve) => server.close(resolve));
});

/** Starts a renderer that responds to a render request as told. */
async function startRenderer(respond: (socket: Socket, id: string) => void): Promise<void> {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    readMessages(socket, 1_000_000, (message) => {
      const { type, id } = message as Input;
      if (type === 'load') writeMessage(socket, { type: 'loaded' });
      if (type === 'render') respond(socket, id);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const composition = { bundles: [], routes: [], contributions: {}, publicOrigin: 'https://site.example' };
  renderer = await RendererConnection.start(
    { connect: async () => connect(port, '127.0.0.1'), source: '' },
    composition,
  );
}

const render = () => renderer.render({ url: '/careers', without: [] }, 60_000);

test('a page in several packets is put together', async () => {
  const html = '<p>é</p>'.repeat(50_000);
  await startRenderer((socket, id) => {
    writeMessage(socket, { type: 'started', id });
    writeMessage(socket, { type: 'rendered', id, result: { ...page, html } });
  });
  expect(await render()).toEqual({ ...page, html });
});

test('a page that arrived in time counts, although the shell stood still past the deadline', async () => {
  await startRenderer((socket, id) => {
    writeMessage(socket, { type: 'started', id });
    writeMessage(socket, { type: 'rendered', id, result: page });
    for (const end = performance.now() + 300; performance.now() < end;);
  });
  expect(await renderer.render({ url: '/careers', without: [] }, 100)).toEqual(page);
});

test('a page whose start the renderer did not report is rendered, and so is the next one', async () => {
  await startRenderer((socket, id) => writeMessage(socket, { type: 'rendered', id, result: page }));
  expect(await render()).toEqual(page);
  expect(await render()).toEqual(page);
});

test('a render that fails keeps the renderer', async () => {
  await startRenderer((socket, id) => {
    writeMessage(socket, { type: 'started', id });
    writeMessage(socket, { type: 'render-failed', id, reason: 'planted' });
  });
  await expect(render()).rejects.toThrow('planted');
  await expect(render()).rejects.toThrow('planted');
  expect(renderer.running).toBe(true);
});

const rendered = (id: string, changes: object) => ({
  type: 'rendered',
  id,
  result: { ...page, ...changes },
});

// Which pages are invalid is tested in `renderer-output.test.ts`.
test('an invalid page is an error of that page, and keeps the renderer', async () => {
  const answers = [{ status: 1_000 }, {}];
  await startRenderer((socket, id) => {
    writeMessage(socket, { type: 'started', id });
    writeMessage(socket, rendered(id, answers.shift() ?? {}));
  });
  const failure = await render().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(RendererLostError);
  expect(String(failure)).toMatch(/the status 1000/);
  expect(await render()).toEqual(page);
});

test.each<[string, (id: string) => object, RegExp]>([
  ['another request', () => rendered('another', {}), /responded to another request/],
  ['the load again', () => ({ type: 'loaded' }), /sent "loaded" again/],
  ['a page that is too large', (id) => rendered(id, { html: 'x'.repeat(9_000_000) }), /bytes is too large/],
  ['a message of no known kind', (id) => ({ type: 'stored', id }), /sent an invalid message/],
])('a renderer that responds to %s ends, and its response is dropped', async (_case, message, reason) => {
  await startRenderer((socket, id) => writeMessage(socket, message(id)));
  const failure = await render().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RendererLostError);
  expect(String(failure)).toMatch(reason);
  expect(renderer.running).toBe(false);
});

test('a renderer that sends no JSON ends', async () => {
  await startRenderer((socket) => socket.write(Buffer.from([0, 0, 0, 1, 0x7b])));
  await expect(render()).rejects.toThrow(/JSON/);
  expect(renderer.running).toBe(false);
});
