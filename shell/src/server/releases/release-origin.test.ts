import net from 'node:net';
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { waitUntil } from '@site/node-service/wait-until';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { testRelease } from '../testing/test-release';
import { ReleaseOrigin } from './release-origin';

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');
const { release } = testRelease('mf-careers', '1.0.0');

let server: LocalServer;
let sentBytes: number;

afterEach(() => server.close());

async function originWith(listener: RequestListener): Promise<ReleaseOrigin> {
  server = await startLocalServer(listener);
  return new ReleaseOrigin('mf-careers', server.url);
}

/** Sends one gigabyte, as long as the client reads. */
function sendGigabyte(response: ServerResponse): void {
  sentBytes = 0;
  const send = () => {
    while (sentBytes < 1024 * MEGABYTE.byteLength && !response.destroyed) {
      sentBytes += MEGABYTE.byteLength;
      if (!response.write(MEGABYTE)) return void response.once('drain', send);
    }
    response.end();
  };
  send();
}

test.each<[string, number, (origin: ReleaseOrigin) => Promise<unknown>]>([
  ['current.json', 4_096, (origin) => origin.readActivation()],
  ['1.0.0/release.json', 1_048_576, (origin) => origin.readManifest('1.0.0')],
  ['1.0.0/release.json.sig', 1_024, (origin) => origin.readManifest('1.0.0')],
  ['1.0.0/remoteEntry.js', 4_194_304, (origin) => origin.filesOf(release)('remoteEntry.js')],
])('%s is read up to %d bytes, and the rest is not fetched', async (file, maxBytes, read) => {
  const origin = await originWith(({ url }, response) =>
    url === `/${file}` ? sendGigabyte(response) : response.end('{}'),
  );
  await expect(read(origin)).rejects.toThrow(`${file} is larger than ${maxBytes} bytes`);
  expect(sentBytes).toBeLessThan(64 * MEGABYTE.byteLength);
});

test('a compressed response is not decompressed', async () => {
  const bomb = gzipSync(MEGABYTE);
  const origin = await originWith((request, response) => {
    expect(request.headers['accept-encoding']).toBe('identity');
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
  });
  expect(await origin.filesOf(release)('remoteEntry.js')).toEqual(bomb);
});

test('a redirect is not followed', async () => {
  const origin = await originWith((_request, response) =>
    response.writeHead(302, { Location: '/elsewhere.json' }).end(),
  );
  await expect(origin.readActivation()).rejects.toThrow('current.json responded with 302');
});

test('the files of one release are bounded together', async () => {
  const origin = await originWith((_request, response) =>
    response.end(Buffer.concat(Array(4).fill(MEGABYTE))),
  );
  const fetchFile = origin.filesOf(release);
  for (let file = 1; file <= 16; file += 1) await fetchFile(`${file}.js`);
  await expect(fetchFile('17.js')).rejects.toThrow('its files are larger than 67108864 bytes together');
});

test('a refused response does not keep its connection', async () => {
  let closed = 0;
  const origin = await originWith((_request, response) => {
    response.once('close', () => (closed += 1));
    response.writeHead(500);
    sendGigabyte(response);
  });
  await expect(origin.readActivation()).rejects.toThrow('current.json responded with 500');
  expect(sentBytes).toBeLessThan(64 * MEGABYTE.byteLength);
  await waitUntil(() => closed === 1);
});

test('a kept connection that the origin closes as a request is sent is replaced', async () => {
  const connections = new Set<net.Socket>();
  const origin = await originWith(({ socket }, response) => {
    // The second request of a connection meets a server that has just closed it.
    if (connections.has(socket)) socket.destroy();
    else response.end('an activation');
    connections.add(socket);
  });
  await origin.readActivation();
  expect(await origin.readActivation()).toBe('an activation');
  expect(connections.size).toBe(2);
});
