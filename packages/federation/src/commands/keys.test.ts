import fs, { mkdtemp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSignature, signRelease, trustedKeyOf } from '@site/contracts/signature';
import { aRelease } from '@site/contracts/testing/a-release';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { generateKeyPair, readTrustedKeys } from '@site/releases/keys';
import { keys } from './keys';
import { activate, rollback } from './publishing';

const REMOTE = 'mf-careers';
const context = { remote: { name: REMOTE, exposes: {}, routes: [] }, folder: '' };

let folder: string;
let keyFile: string;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  keyFile = path.join(folder, 'team.pem');
  setVariables({ RELEASE_KEY_FILE: keyFile });
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

/** Replaces the environment until the end of the test. */
const setVariables = (variables: Record<string, string>) => jest.replaceProperty(process, 'env', variables);
const run = (action: string) => keys.run([action], context);
const privateKey = () => readFile(keyFile, 'utf8');
const trusted = () => readTrustedKeys(path.join(folder, 'trusted-keys.json'))[REMOTE] ?? [];

test('keys make creates a key that only its owner can read, and prints its public half', async () => {
  await run('make');
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  const own = trustedKeyOf(await privateKey());
  expect(trusted()).toEqual([own]);
  expect(printed[0]).toBe(`The private key of ${REMOTE} is in ${keyFile}: keep it secret.`);
  expect(JSON.parse(printed.at(-1) ?? '')).toEqual(own);
  expect(printed.join('\n')).not.toContain('PRIVATE');
});

test('keys make does not replace a key', async () => {
  await run('make');
  const before = await privateKey();
  await expect(run('make')).rejects.toThrow('federation keys rotate makes the next key');
  expect(await privateKey()).toBe(before);
});

test('keys make leaves no part of a key behind on a full disk, and makes it once there is room', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
    await writeFile(file as string, '');
    throw full;
  });
  await expect(run('make')).rejects.toThrow(full);
  expect(await readdir(folder)).toEqual([]);
  await run('make');
  expect(trusted()).toEqual([trustedKeyOf(await privateKey())]);
});

test('keys rotate creates the next key; the earlier one is kept under its id, and stays trusted', async () => {
  await run('make');
  const earlier = await privateKey();
  const { keyId } = trustedKeyOf(earlier);
  await run('rotate');
  expect(await readFile(path.join(folder, `team.${keyId}.pem`), 'utf8')).toBe(earlier);
  expect(trusted()).toEqual([trustedKeyOf(earlier), trustedKeyOf(await privateKey())]);
  expect(printed.at(-1)).toContain('federation keys sign');
});

test('keys rotate fails without a key, and changes nothing', async () => {
  await expect(run('rotate')).rejects.toThrow(`there is no private key at ${keyFile}`);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['federation activate', activate, ['1.0.0']],
  ['federation rollback', rollback, []],
  ['federation keys sign', keys, ['sign']],
])('%s creates no key: without one, it says what to do', async (_name, command, args) => {
  setVariables({});
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await expect(command.run([...args], context)).rejects.toThrow(
    'name its file in RELEASE_KEY_FILE, or run federation keys make',
  );
  expect(await readdir(folder)).toEqual(['package-lock.json']);
});

test('an unknown action is refused with a list of the actions', async () => {
  await expect(run('remove')).rejects.toThrow('federation keys make|rotate|sign');
});

describe('keys sign', () => {
  const MANIFEST = '/1.0.0/release.json';
  const SIGNATURE = `${MANIFEST}.sig`;
  const manifest = JSON.stringify(aRelease({ name: REMOTE, version: '1.0.0' }));

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
    setVariables({ RELEASE_KEY_FILE: keyFile, ORIGIN_URL: origin.url, SITE_URL: origin.url });
    served = {};
    await run('make');
  });

  /** Serves a live release that this key has signed. */
  function serve(key: string): void {
    const signature = signRelease(Buffer.from(manifest), key);
    const list = JSON.stringify({ live: '1.0.0', before: null, releases: [] });
    served = { '/releases.json': list, [MANIFEST]: manifest, [SIGNATURE]: signature };
  }

  test('keys sign signs again what an earlier key has signed, also one that openssl made', async () => {
    serve(await privateKey());
    // As deploy/make-secrets.sh makes it: no file of trusted keys is beside it.
    await rename(path.join(keyFile, '..', 'trusted-keys.json'), `${keyFile}.other`);
    await run('rotate');
    await run('rotate');
    await run('sign');
    expect(readSignature(served[SIGNATURE] ?? '').keyId).toBe(trustedKeyOf(await privateKey()).keyId);
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

  test('keys sign succeeds although another key has signed the release before the live one, and names it', async () => {
    serve(await privateKey());
    served['/releases.json'] = JSON.stringify({ live: '1.0.0', before: '0.9.0', releases: [] });
    served['/0.9.0/release.json'] = manifest;
    served['/0.9.0/release.json.sig'] = signRelease(Buffer.from(manifest), generateKeyPair().privateKey);
    await run('rotate');
    await run('sign');
    expect(readSignature(served[SIGNATURE] ?? '').keyId).toBe(trustedKeyOf(await privateKey()).keyId);
    expect(served['/current.json']).toBe('activated');
    expect(printed.slice(-2)).toEqual([
      'No key of this team has signed 0.9.0, which stays as it is: without its key, shells refuse a rollback to it',
      `${REMOTE} 1.0.0: signatures renewed`,
    ]);
  });

  test('keys sign fails while nothing is live', async () => {
    served = { '/releases.json': JSON.stringify({ live: null, before: null, releases: [] }) };
    await expect(run('sign')).rejects.toThrow(
      `No release of ${REMOTE} is activated: publish and activate one`,
    );
  });
});
