import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedRelease, testKeysOf } from '../testing/test-keys';
import { testRelease, type TestRelease } from '../testing/test-release';
import { ReleaseStore } from './release-store';

const NAME = 'mf-careers';

let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  store = new ReleaseStore(folder, testKeysOf);
});

const write = (release: TestRelease, target = store) =>
  target.write(signedRelease(release), async (file) => release.files.get(file) as Buffer);

test('a stored release is read back, with compressed variants next to its text files', async () => {
  const careers = testRelease(NAME, '1.0.0');
  await write(careers);
  expect(await store.read(NAME, '1.0.0')).toMatchObject(careers.release);
  expect(await readdir(store.folderOf(NAME, '1.0.0'))).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']),
  );
});

test.each(['remoteEntry.js', 'server/server.cjs', 'release.json', 'release.json.sig'])(
  'a release with a damaged %s is not read, and writing it again repairs it',
  async (file) => {
    const careers = testRelease(NAME, '1.0.0');
    await write(careers);
    await writeFile(path.join(store.folderOf(NAME, '1.0.0'), file), 'damaged');
    await expect(store.read(NAME, '1.0.0')).rejects.toThrow(`${file} `);
    await write(careers);
    expect(await store.read(NAME, '1.0.0')).toMatchObject(careers.release);
  },
);

test.each(['.br', '.gz'])('a damaged %s variant is deleted, and the release stays', async (extension) => {
  const careers = testRelease(NAME, '1.0.0');
  await write(careers);
  const variants = ['.br', '.gz'].map((each) => `remoteEntry.js${each}`);
  await writeFile(path.join(store.folderOf(NAME, '1.0.0'), `remoteEntry.js${extension}`), 'damaged');
  expect(await store.read(NAME, '1.0.0')).toMatchObject(careers.release);
  const left = (await readdir(store.folderOf(NAME, '1.0.0'))).filter((file) => variants.includes(file));
  expect(left).toEqual(variants.filter((file) => !file.endsWith(extension)));
});

test('shells that share a store can write one release at the same time', async () => {
  const careers = testRelease(NAME, '1.0.0');
  await Promise.all([1, 2, 3, 4].map(() => write(careers, new ReleaseStore(folder, testKeysOf))));
  expect(await store.read(NAME, '1.0.0')).toMatchObject(careers.release);
  expect(await readdir(path.join(folder, 'releases', NAME))).toEqual(['1.0.0']);
});

test('a store without compression writes no variants, and reads a release without them', async () => {
  const plain = new ReleaseStore(folder, testKeysOf, false);
  await write(testRelease(NAME, '2.0.0'), plain);
  const stored = await readdir(plain.folderOf(NAME, '2.0.0'));
  expect(stored).toContain('remoteEntry.js');
  expect(stored.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  await plain.read(NAME, '2.0.0');
});
