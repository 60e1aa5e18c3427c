import type { IncomingMessage, RequestListener } from 'node:http';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { Peers } from './peers';

const FILE = 'shell.01234567.js';
const visitor = { headers: {} } as IncomingMessage;

let peer: LocalServer | undefined;
let requested: (string | undefined)[];

afterEach(() => peer?.close());

/** A shell's view of one peer. */
async function peersWith(respond: RequestListener): Promise<Peers> {
  requested = [];
  peer = await startLocalServer((request, response) => {
    requested.push(request.url);
    respond(request, response);
  });
  // Peers are looked up by host name.
  return new Peers(peer.url.replace('127.0.0.1', 'localhost'));
}

const notFound: RequestListener = (_request, response) => void response.writeHead(404).end();

test.each([
  '../_status',
  '..',
  '.',
  'shell.js',
  '%2e%2e',
  'shell.01234567.js/..',
  'fonts/../shell.01234567.js',
  'shell.01234567.exe',
])('no peer is asked for %s, which no build writes', async (file) => {
  const peers = await peersWith(notFound);
  expect(await peers.find(file, visitor)).toBeNull();
  expect(requested).toEqual([]);
});

test.each([
  FILE,
  'composition-0123456789ab.json',
  'libraries.03405010.js',
  'fonts/Inter-latin.0123abcd.woff2',
])('peers are asked for %s', async (file) => {
  const peers = await peersWith((_request, response) => void response.end('text'));
  expect((await peers.find(file, visitor))?.toString()).toBe('text');
  expect(requested).toEqual([`/_shell/${file}`]);
});

test('simultaneous requests share one search, and few files are searched for at a time', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const peers = await peersWith(async (_request, response) => {
    await answered;
    response.end('text');
  });
  const names = Array.from({ length: 20 }, (_, count) => `shell.${String(count).padStart(8, '0')}.js`);
  const searches = [...names, ...names].map((name) => peers.find(name, visitor));
  answer();
  const found = (await Promise.all(searches)).filter((bytes) => bytes !== null);
  expect(found).toHaveLength(2 * 16);
  expect(requested).toHaveLength(16);
});

test('a file that is too large is refused', async () => {
  const peers = await peersWith((_request, response) => void response.end(Buffer.alloc(6 * 1024 * 1024)));
  expect(await peers.find(FILE, visitor)).toBeNull();
});
