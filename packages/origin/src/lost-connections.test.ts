import { request } from 'node:http';
import { activateRelease, publishRelease, type PublishOptions } from '@site/federation/publishing';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { provideTestOrigin } from './testing/test-origin';

const FILES = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`chunk-${index}.js`, `contents of ${index}`]),
);

const origin = provideTestOrigin();
/** Requests that reached the origin. */
let forwarded: string[];
let isLost: (path: string) => boolean;
/** Whether the connection is lost in the middle of the response. */
let isCutOff: (path: string) => boolean;

/** A proxy in front of the origin that destroys connections. */
const proxy = provideLocalServer((incoming, response) => {
  const path = incoming.url ?? '';
  if (isLost(path)) {
    incoming.socket.destroy();
    return;
  }
  forwarded.push(`${incoming.method} ${path}`);
  const { method, headers } = incoming;
  const outgoing = request(origin.url + path, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 0, reply.headers);
    if (isCutOff(path)) {
      reply.resume();
      response.write('{', () => response.destroy());
    } else reply.pipe(response);
  });
  incoming.pipe(outgoing);
});

beforeEach(() => {
  forwarded = [];
  isLost = () => false;
  isCutOff = () => false;
});

/** What the client's functions need to reach the origin through the proxy. */
const target = () => ({ ...origin.target, originUrl: proxy.url, delaysMs: [1, 1, 1] });

const publish = async (files?: Record<string, string>, options: Partial<PublishOptions> = {}) =>
  publishRelease({ ...target(), folder: await origin.build('1.0.0', files), ...options });

test('an upload goes on after the response to its description was cut off', async () => {
  let responses = 0;
  isCutOff = (path) => path.endsWith('/release.json') && (responses += 1) === 1;
  await publish();
  expect((await origin.get('/1.0.0/remoteEntry.js')).text).toBe('entry');
});

test('an upload whose connection is lost repeatedly sends every file once', async () => {
  let requests = 0;
  isLost = () => {
    requests += 1;
    return requests % 3 === 0;
  };
  const lines: string[] = [];
  await publish(FILES, { onRetry: (line) => void lines.push(line) });
  const sent = forwarded.filter((each) => each.startsWith('PUT /uploads/'));
  expect(sent).toHaveLength(Object.keys(FILES).length);
  expect(new Set(sent).size).toBe(sent.length);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toContain(`The origin ${proxy.url} cannot be reached`);
  expect((await origin.get('/1.0.0/chunk-7.js')).text).toBe('contents of 7');
});

test('an origin that stays unreachable is named, and nothing is published', async () => {
  isLost = (path) => path.startsWith('/uploads/');
  await expect(publish(FILES)).rejects.toThrow(`The origin ${proxy.url} cannot be reached`);
  expect((await origin.get('/1.0.0/release.json')).status).toBe(404);
});

test('an activation whose connection is lost is sent again', async () => {
  await origin.publish('1.0.0');
  let requests = 0;
  isLost = () => {
    requests += 1;
    return requests % 2 === 1;
  };
  await activateRelease({ ...target(), version: '1.0.0' });
  expect((await origin.get('/current.json')).status).toBe(200);
});
