import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Release } from '@site/contracts';
import { TrialOrigins } from './trial-origins';

const folder = mkdtempSync(path.join(tmpdir(), 'trial-origins-'));
const releaseFolder = path.join(folder, 'release');
let origins: TrialOrigins;

beforeAll(async () => {
  mkdirSync(path.join(releaseFolder, 'server'), { recursive: true });
  writeFileSync(path.join(releaseFolder, 'release.json'), '{}');
  writeFileSync(path.join(releaseFolder, 'server', 'server.cjs'), 'bundle');
  writeFileSync(path.join(releaseFolder, 'notes.txt'), 'not a file of the release');
  writeFileSync(path.join(folder, 'key.pem'), 'secret');
  origins = await TrialOrigins.start({});
  const release = { name: 'mf-careers', version: '1.0.0', files: { 'server/server.cjs': '' } };
  origins.activate(release as unknown as Release, releaseFolder);
});

afterAll(async () => {
  await origins.stop();
  rmSync(folder, { recursive: true });
});

/** The response to a path that is sent as it is: fetch would resolve its dots. */
async function request(file: string): Promise<{ status: number | undefined; body: string }> {
  const { port, pathname } = new URL(origins.patternFor('candidate').replace('{remote}', 'mf-careers'));
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
  'no other file of this machine is: %s',
  async (file) => {
    expect(await request(file)).toEqual({ status: 404, body: '' });
  },
);
