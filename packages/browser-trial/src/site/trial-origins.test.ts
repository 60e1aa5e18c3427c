import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Release } from '@site/contracts';
import { readActivation } from '@site/contracts/signature';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { TrialOrigins } from './trial-origins';

const folder = mkdtempSync(path.join(tmpdir(), 'trial-origins-'));
const releaseFolder = path.join(folder, 'release');
let origins: TrialOrigins;
/** The origin of mf-forms, which is live. */
let liveOrigin: LocalServer;
/** The responses of that origin to the next requests: a status, or null if it closes the connection. Then it is 200. */
const failures: (number | null)[] = [];
const candidate = { name: 'mf-careers', version: '1.0.0', files: { 'server/server.cjs': '' } };

beforeAll(async () => {
  mkdirSync(path.join(releaseFolder, 'server'), { recursive: true });
  writeFileSync(path.join(releaseFolder, 'release.json'), '{}');
  writeFileSync(path.join(releaseFolder, 'server', 'server.cjs'), 'bundle');
  writeFileSync(path.join(releaseFolder, 'notes.txt'), 'not a file of the release');
  writeFileSync(path.join(folder, 'key.pem'), 'secret');
  liveOrigin = await startLocalServer((incoming, response) => {
    const status = failures.shift();
    if (status === null) incoming.socket.destroy();
    else response.writeHead(status ?? 200).end('entry');
  });
  origins = await TrialOrigins.start({ 'mf-forms': { version: '2.0.0', origin: liveOrigin.url } });
  origins.activate(candidate as unknown as Release, releaseFolder);
});

afterAll(async () => {
  await origins.stop();
  await liveOrigin.close();
});

/** The response to a path that is sent as it is: fetch would resolve its dots. */
async function request(
  file: string,
  remote = 'mf-careers',
): Promise<{ status: number | undefined; body: string }> {
  const { port, pathname } = new URL(origins.patternFor('candidate').replace('{remote}', remote));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `${pathname}/${file}` }, resolve).on('error', reject);
  });
  return { status: response.statusCode, body: await text(response) };
}

test('the files of the candidate and its manifest are served', async () => {
  expect(await request('1.0.0/server/server.cjs')).toEqual({ status: 200, body: 'bundle' });
  expect(await request('1.0.0/release.json')).toEqual({ status: 200, body: '{}' });
  expect((await request('1.0.0/release.json.sig')).status).toBe(200);
});

test.each(['1.0.0/../../key.pem', '1.0.0/../key.pem', '1.0.0/notes.txt', '1.0.0/server/../notes.txt'])(
  'no other file of this machine is served: %s',
  async (file) => {
    expect(await request(file)).toEqual({ status: 404, body: '' });
  },
);

test('an activation keeps its bytes until a candidate is activated: shells keep each new one on disk', async () => {
  const first = (await request('current.json')).body;
  expect((await request('current.json')).body).toBe(first);
  const sequence = origins.activate(candidate as unknown as Release, releaseFolder);
  const next = readActivation((await request('current.json')).body);
  expect(next.sequence).toBeGreaterThan(readActivation(first).sequence);
  expect(sequence).toBe(next.sequence);
});

test.each([
  ['responds with an error', 500, 404],
  ['closes the connection', null, 502],
])('a file of a live release is fetched again after its origin %s', async (_case, failure, status) => {
  const file = `2.0.0/${status}.js`;
  failures.push(failure);
  expect(await request(file, 'mf-forms')).toEqual({ status, body: '' });
  expect(await request(file, 'mf-forms')).toEqual({ status: 200, body: 'entry' });
});
