import { mkdtemp, readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aRelease } from '@site/contracts/testing/a-release';
import { readKeyId, signRelease, trustedKeyOf } from '@site/contracts/signature';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { generateKeyPair } from '@site/releases/keys';
import { keys } from './keys';

const REMOTE = 'mf-careers';
const context = { remote: { name: REMOTE, exposes: {}, routes: [] }, folder: '' };
const MANIFEST = '/1.0.0/release.json';
const SIGNATURE = `${MANIFEST}.sig`;
const manifest = JSON.stringify(aRelease({ name: REMOTE, version: '1.0.0' }));

let keyFile: string;
/** What the origin serves, by path. */
let served: Record<string, string>;

/** An origin that accepts everything. */
const origin = provideLocalServer((request, response) => {
  const { url = '', headers } = request;
  if (request.method === 'GET') return void response.writeHead(served[url] ? 200 : 404).end(served[url]);
  if (url === MANIFEST) served[SIGNATURE] = String(headers['release-signature']);
  else served[url] = 'activated';
  response.end(JSON.stringify({ path: '/uploads/1', missing: [], published: true }));
});

beforeEach(async () => {
  keyFile = path.join(await mkdtemp(path.join(tmpdir(), 'keys-')), 'team.pem');
  Object.assign(process.env, { RELEASE_KEY_FILE: keyFile, ORIGIN_URL: origin.url, SITE_URL: origin.url });
  served = {};
  jest.spyOn(console, 'log').mockImplementation(() => {});
  await run('make');
});

afterEach(() => {
  for (const name of ['RELEASE_KEY_FILE', 'ORIGIN_URL', 'SITE_URL']) delete process.env[name];
});

const run = (action: string) => keys.run([action], context);
const ownKey = () => readFile(keyFile, 'utf8');

/** Serves a live release that this key has signed. */
function serve(privateKey: string): void {
  const signature = signRelease(Buffer.from(manifest), privateKey);
  const list = JSON.stringify({ live: '1.0.0', before: null, releases: [] });
  served = { '/releases.json': list, [MANIFEST]: manifest, [SIGNATURE]: signature };
}

test('keys sign signs again what an earlier key has signed, also one that openssl made', async () => {
  serve(await ownKey());
  // As deploy/make-secrets.sh makes it: no file of trusted keys is beside it.
  await rename(path.join(keyFile, '..', 'trusted-keys.json'), `${keyFile}.other`);
  await run('rotate');
  await run('rotate');
  await run('sign');
  expect(readKeyId(served[SIGNATURE] ?? '')).toBe(trustedKeyOf(await ownKey()).keyId);
  expect(served['/current.json']).toBe('activated');
});

test('keys sign signs nothing that no key of this team has signed, and says what to do', async () => {
  serve(generateKeyPair().privateKey);
  const before = { ...served };
  await expect(run('sign')).rejects.toThrow(
    'No key of this team has signed 1.0.0, which stays as it is: publish and activate a release with this key',
  );
  expect(served).toEqual(before);
});

test('keys sign fails while nothing is live', async () => {
  served = { '/releases.json': JSON.stringify({ live: null, before: null, releases: [] }) };
  await expect(run('sign')).rejects.toThrow(`No release of ${REMOTE} is activated: publish and activate one`);
});
