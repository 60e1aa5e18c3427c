import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { activateRelease, publishRelease } from '@site/federation/publishing';
import { startTestOrigin, type TestOrigin } from './testing/start-test-origin';

const FILES = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`chunk-${index}.js`, `contents of ${index}`]),
);

// Whatever is published is on disk first, which takes long on a busy one.
jest.setTimeout(30_000);

let origin: TestOrigin;
let line: Server;
let lineUrl: string;
/** Requests that reached the origin, and whether the next one does. */
let forwarded: string[];
let isCut: (path: string) => boolean;

beforeEach(async () => {
  origin = await startTestOrigin();
  forwarded = [];
  line = createServer((incoming, response) => {
    const path = incoming.url ?? '';
    if (isCut(path)) {
      incoming.socket.destroy();
      return;
    }
    forwarded.push(`${incoming.method} ${path}`);
    const { method, headers } = incoming;
    const outgoing = request(origin.url + path, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 0, reply.headers);
      reply.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  lineUrl = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});

afterEach(async () => {
  line.closeAllConnections();
  await new Promise((resolve) => line.close(resolve));
  await origin.stop();
});

test('an upload whose connection is lost again and again sends every file once', async () => {
  let requests = 0;
  isCut = () => {
    requests += 1;
    return requests % 3 === 0;
  };
  const reasons: string[] = [];
  await publishRelease({
    originUrl: lineUrl,
    folder: await origin.build('1.0.0', FILES),
    key: origin.key,
    onRetry: (reason) => void reasons.push(reason),
    delaysMs: [1, 1, 1],
  });
  const sent = forwarded.filter((each) => each.startsWith('PUT /uploads/'));
  expect(sent).toHaveLength(Object.keys(FILES).length);
  expect(new Set(sent).size).toBe(sent.length);
  expect(reasons.length).toBeGreaterThan(1);
  expect(reasons[0]).toContain(`The origin ${lineUrl} cannot be reached`);
  expect((await origin.get('/1.0.0/chunk-7.js')).text).toBe('contents of 7');
});

test('an origin that stays out of reach is named, and nothing is published', async () => {
  isCut = (path) => path.startsWith('/uploads/');
  const publishing = publishRelease({
    originUrl: lineUrl,
    folder: await origin.build('1.0.0', FILES),
    key: origin.key,
    delaysMs: [1, 1, 1],
  });
  await expect(publishing).rejects.toThrow(`The origin ${lineUrl} cannot be reached`);
  expect((await origin.get('/1.0.0/release.json')).status).toBe(404);
});

test('an activation whose connection is lost is sent again', async () => {
  await origin.publish('1.0.0');
  let requests = 0;
  isCut = () => {
    requests += 1;
    return requests % 2 === 1;
  };
  const key = origin.key;
  await activateRelease({
    originUrl: lineUrl,
    remote: 'mf-careers',
    version: '1.0.0',
    key,
    delaysMs: [1, 1],
  });
  expect((await origin.get('/current.json')).status).toBe(200);
});

test('an address that is no HTTP address is refused, and no folder of this name is made', async () => {
  const folder = await origin.build('1.0.0');
  await expect(publishRelease({ originUrl: '.site/origins', folder, key: origin.key })).rejects.toThrow(
    'ORIGIN_URL is .site/origins, and must be an http or https address',
  );
});
