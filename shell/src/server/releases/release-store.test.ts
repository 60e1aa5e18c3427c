import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedRelease, testKeysOf } from '../testing/test-keys';
import { testRelease, type TestRelease } from '../testing/test-release';
import { ReleaseStore } from './release-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const NAME = 'mf-careers';

let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  store = new ReleaseStore(folder, testKeysOf);
});

const write = (release: TestRelease, target = store) =>
  target.write(signedRelease(release), async (file) => release.files.get(file) as Buffer);

/** Stores releases that were last used so many days ago. */
async function storeUsed(daysByVersion: Record<string, number>): Promise<void> {
  for (const [version, days] of Object.entries(daysByVersion)) {
    await write(testRelease(NAME, version));
    const used = new Date(Date.now() - days * DAY_MS);
    await utimes(store.folderOf(NAME, version), used, used);
  }
}

const storedVersions = async () => (await readdir(path.join(folder, 'releases', NAME))).sort();

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
  expect(await storedVersions()).toEqual(['1.0.0']);
});

test('a store without compression writes no variants, and reads a release without them', async () => {
  const plain = new ReleaseStore(folder, testKeysOf, false);
  await write(testRelease(NAME, '2.0.0'), plain);
  const stored = await readdir(plain.folderOf(NAME, '2.0.0'));
  expect(stored).toContain('remoteEntry.js');
  expect(stored.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  await plain.read(NAME, '2.0.0');
});

test('pruning keeps the release in use however old it is, and those within their retention', async () => {
  await storeUsed({ '1.0.0': 40, '1.1.0': 6, '1.2.0': 8, '1.3.0': 0 });
  await store.prune(new Map([[NAME, '1.0.0']]), 7);
  expect(await storedVersions()).toEqual(['1.0.0', '1.1.0', '1.3.0']);
});
