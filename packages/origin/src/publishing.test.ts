import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_LIMITS } from '@site/contracts';
import { signRelease } from '@site/contracts/signature';
import { aRelease } from '@site/contracts/testing/a-release';
import { generateKeyPair } from '@site/releases/keys';
import { publishRelease } from '@site/federation/publishing';
import { provideTestOrigin } from './testing/test-origin';

const DAY_MS = 24 * 60 * 60 * 1000;

const origin = provideTestOrigin();

const publish = (folder: string, key = origin.key) => publishRelease({ ...origin.target, folder, key });

test('a release is uploaded with its signature, and is not activated', async () => {
  await origin.publish('1.0.0');
  expect(await origin.get('/1.0.0/server/server.cjs')).toMatchObject({ status: 200, text: 'server' });
  expect(JSON.parse((await origin.get('/1.0.0/release.json')).text)).toMatchObject({ version: '1.0.0' });
  expect(JSON.parse((await origin.get('/1.0.0/release.json.sig')).text)).toHaveProperty('keyId');
  expect(await origin.visible()).toEqual(['1.0.0']);
  expect(await origin.pending()).toEqual([]);
});

test('files are cached as immutable, activation and signature are not, and hidden files are not found', async () => {
  await origin.release('1.0.0');
  const cacheControl = async (file: string) => (await origin.get(file)).headers.get('cache-control');
  expect(await cacheControl('/1.0.0/remoteEntry.js')).toBe('public, max-age=31536000, immutable');
  for (const file of ['/current.json', '/1.0.0/release.json.sig'])
    expect(await cacheControl(file)).toBe('no-cache');
  for (const file of ['/.history.json', '/.uploads', '/1.0.0', '/1.0.0/', '/9.9.9/release.json', '/']) {
    expect(await origin.get(file)).toMatchObject({ status: 404 });
    expect(await cacheControl(file)).toBe('no-store');
  }
});

test('nothing is visible before the last file has arrived', async () => {
  const folder = await origin.build('1.0.0');
  const { upload } = await origin.putBuilt(folder);
  expect((await origin.put(`${upload.path}/remoteEntry.js`, 'entry')).status).toBe(204);
  expect(await origin.visible()).toEqual([]);
  expect(await origin.putBuilt(folder)).toEqual({
    status: 202,
    upload: { path: upload.path, published: false, missing: ['server/server.cjs'] },
  });
});

test('an upload continues with the missing files after the origin was restarted', async () => {
  const folder = await origin.build('1.0.0');
  const { upload } = await origin.putBuilt(folder);
  await origin.put(`${upload.path}/remoteEntry.js`, 'entry');
  await origin.restart();
  // Only what is missing is read.
  await writeFile(path.join(folder, 'remoteEntry.js'), 'not sent');
  await publish(folder);
  expect((await origin.get('/1.0.0/remoteEntry.js')).text).toBe('entry');
});

test('the same release is accepted again, and other contents under its version are not', async () => {
  const folder = await origin.build('1.0.0');
  await publish(folder);
  await publish(folder);
  const other = await origin.build('1.0.0', { 'remoteEntry.js': 'changed', 'server/server.cjs': 'server' });
  await expect(publish(other)).rejects.toThrow(
    '1.0.0 is already published with other contents, and releases are immutable: choose another version',
  );
  expect((await origin.get('/1.0.0/remoteEntry.js')).text).toBe('entry');
});

test('a published release that has lost a file is complete again once it is published again', async () => {
  const folder = await origin.build('1.0.0');
  await publish(folder);
  await rm(path.join(origin.folder, '1.0.0', 'server'), { recursive: true });
  await publish(folder);
  expect((await origin.get('/1.0.0/server/server.cjs')).text).toBe('server');
  expect(await origin.list()).toMatchObject({ releases: [{ version: '1.0.0' }] });
});

test('concurrent uploads do not block each other, and the first complete one of a version stays', async () => {
  const same = await origin.build('1.0.0');
  const [first, second] = await Promise.all([
    origin.build('1.1.0', { 'remoteEntry.js': 'first', 'server/server.cjs': 'first' }),
    origin.build('1.1.0', { 'remoteEntry.js': 'second', 'server/server.cjs': 'second' }),
  ]);
  const results = await Promise.allSettled([publish(same), publish(same), publish(first), publish(second)]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(failures).toEqual([expect.stringContaining('1.1.0 is already published with other contents')]);
  const files = ['/1.1.0/remoteEntry.js', '/1.1.0/server/server.cjs'];
  const [entry, server] = await Promise.all(files.map(async (file) => (await origin.get(file)).text));
  expect(entry).toBe(server);
});

test('a file with other contents is refused by name, and the upload stays incomplete', async () => {
  const folder = await origin.build('1.0.0');
  await writeFile(path.join(folder, 'server', 'server.cjs'), 'tampered');
  await expect(publish(folder)).rejects.toThrow(
    'server/server.cjs does not match its integrity in release.json',
  );
  expect(await origin.visible()).toEqual([]);
  expect((await origin.pending()).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each([
  { title: 'without a signature', signature: '', message: 'release.json.sig is malformed' },
  {
    title: 'with the key of another team',
    signature: signRelease(Buffer.from('{}'), generateKeyPair().privateKey).trim(),
    message: 'which is not trusted',
  },
])('a release $title is refused', async ({ signature, message }) => {
  const response = await origin.put('/1.0.0/release.json', '{}', { 'Release-Signature': signature });
  expect(response).toEqual({ status: 403, text: expect.stringContaining(message) });
});

test('a release with a signature that is too long for shells is refused', async () => {
  const gate = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`step-${index}`, 'passed'] as const),
  );
  const signature = signRelease(Buffer.from('{}'), origin.key, gate).trim();
  const response = await origin.put('/1.0.0/release.json', '{}', { 'Release-Signature': signature });
  expect(response).toEqual({
    status: 400,
    text: expect.stringContaining('release.json.sig has more than 1024 bytes'),
  });
});

test('a release that was changed after it was signed is refused', async () => {
  const signature = signRelease(Buffer.from('{}'), origin.key).trim();
  const response = await origin.put('/1.0.0/release.json', '{ }', { 'Release-Signature': signature });
  expect(response).toEqual({ status: 403, text: expect.stringContaining('does not match its signature') });
});

test('a newly trusted key needs no restart', async () => {
  const next = generateKeyPair();
  const folder = await origin.build('1.0.0');
  await expect(publish(folder, next.privateKey)).rejects.toThrow('which is not trusted');
  await origin.trust(next.privateKey);
  await publish(folder, next.privateKey);
  expect(await origin.visible()).toEqual(['1.0.0']);
});

test.each([
  ['with a path outside the release', '../escape.js', 'release.json is malformed: '],
  [
    'with a file in the place of its signature',
    'release.json.sig',
    'no file of a release may have this name',
  ],
])('a release.json is refused: %s', async (_case, file, message) => {
  const files = { [file]: `sha384-${'A'.repeat(64)}` };
  const manifest = JSON.stringify(aRelease({ name: 'mf-careers', version: '1.0.0', files }));
  expect(await origin.putManifest('1.0.0', manifest)).toEqual({
    status: 400,
    text: expect.stringContaining(message),
  });
  expect(await origin.visible()).toEqual([]);
});

test('what is too large is refused before it is stored', async () => {
  const large = 'x'.repeat(RELEASE_LIMITS.maxFileBytes + 1);
  const folder = await origin.build('1.0.0', { 'remoteEntry.js': large, 'server/server.cjs': 'server' });
  await expect(publish(folder)).rejects.toThrow('remoteEntry.js is larger than the');
  const manifest = await origin.putManifest('1.0.0', 'x'.repeat(RELEASE_LIMITS.maxManifestBytes + 1));
  expect(manifest.status).toBe(413);
});

test('an upload that is not continued is deleted after a day', async () => {
  const abandoned = path.join(origin.folder, '.uploads', 'abandoned');
  await mkdir(abandoned, { recursive: true });
  const before = new Date(Date.now() - DAY_MS - 1);
  await utimes(abandoned, before, before);
  await origin.publish('1.0.0');
  expect(await origin.pending()).toEqual([]);
});

test('a damaged release is left out of the list, logged once, and does not hold up a rollback', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await origin.release(version);
  await rm(path.join(origin.folder, '1.0.0', 'remoteEntry.js'));
  for (let request = 0; request < 2; request += 1)
    expect(await origin.list()).toMatchObject({
      before: '1.1.0',
      releases: [{ version: '1.2.0' }, { version: '1.1.0' }],
    });
  expect(
    origin.lines.filter(({ msg }) => msg === 'a published release is damaged and is not listed'),
  ).toEqual([expect.objectContaining({ version: '1.0.0' })]);
});
