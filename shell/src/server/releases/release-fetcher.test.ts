import { mkdtemp, readFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { compressBest, compressFast } from '../compression/compression';
import { startTestOrigins, type TestOrigins } from '../testing/start-test-origins';
import { startLocalServer } from '@site/node-service/listen';
import { waitUntil } from '@site/node-service/wait-until';
import { testKeysOf } from '../testing/test-keys';
import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';
import { ReleaseFetcher } from './release-fetcher';
import { ReleaseStore } from './release-store';

const careers = testRelease('mf-careers', '1.0.0');

let folder: string;
let origins: TestOrigins;
let store: ReleaseStore;
let fetcher: ReleaseFetcher;
let site: Site;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fetcher-'));
  origins = await startTestOrigins();
  origins.publish(careers);
  store = new ReleaseStore(folder, testKeysOf);
  site = structuredClone(testSite);
  for (const [name, remote] of Object.entries(site.remotes))
    remote.origin = origins.pattern.replace('{remote}', name);
  fetcher = new ReleaseFetcher({ current: site }, store, testKeysOf);
});

afterEach(() => origins.stop());

test('a release is fetched once, and then comes from the store', async () => {
  for (let calls = 0; calls < 2; calls += 1)
    expect(await fetcher.obtain('mf-careers', '1.0.0')).toMatchObject(careers.release);
  expect(origins.requests.sort()).toEqual([
    'mf-careers/1.0.0/release.json',
    'mf-careers/1.0.0/release.json.sig',
    'mf-careers/1.0.0/remoteEntry.js',
    'mf-careers/1.0.0/server/server.cjs',
  ]);
});

test('a stored release that is obtained again is not pruned before it can go live', async () => {
  await fetcher.obtain('mf-careers', '1.0.0');
  await utimes(store.folderOf('mf-careers', '1.0.0'), 0, 0);
  await fetcher.obtain('mf-careers', '1.0.0');
  await store.prune(new Map([['mf-careers', '1.1.0']]), 7);
  expect(store.has('mf-careers', '1.0.0')).toBe(true);
});

test('a release that is activated while visitors request it is stored completely', async () => {
  const [activated, requested] = await Promise.all([
    fetcher.obtain('mf-careers', '1.0.0'),
    fetcher.recover('mf-careers', '1.0.0'),
  ]);
  expect([activated, requested]).toMatchObject([careers.release, true]);
  expect(await store.read('mf-careers', '1.0.0')).toMatchObject(careers.release);
});

test('a release that visitors request, and no team has activated, is compressed fast', async () => {
  // The two qualities differ only for a text this long.
  const script = Array.from({ length: 500 }, (_, index) => `call(${(index * 7919) % 1013});`).join('\n');
  for (const version of ['1.1.0', '1.2.0']) {
    const { release, files } = testRelease('mf-careers', version);
    const entry = Buffer.from(script);
    origins.publish({
      release: { ...release, files: { ...release.files, 'remoteEntry.js': integrityOf(entry) } },
      files: new Map([...files, ['remoteEntry.js', entry]]),
    });
  }
  await fetcher.recover('mf-careers', '1.1.0');
  await fetcher.obtain('mf-careers', '1.2.0');
  for (const [version, compress] of [
    ['1.1.0', compressFast],
    ['1.2.0', compressBest],
  ] as const) {
    const file = path.join(store.folderOf('mf-careers', version), 'remoteEntry.js');
    expect(await readFile(`${file}.br`)).toEqual(await compress(await readFile(file), 'br'));
  }
});

test('a page with many files recovers its release once, and all of them are found', async () => {
  const recovered = await Promise.all(
    Array.from({ length: 40 }, () => fetcher.recover('mf-careers', '1.0.0')),
  );
  expect(recovered).toEqual(Array(40).fill(true));
  expect(origins.requests).toHaveLength(4);
});

test('a stream of made-up versions of one remote is bounded, and holds up no other remote', async () => {
  const lookedUp = new Set<string | undefined>();
  const hung = await startLocalServer(({ url }) => void lookedUp.add(url?.split('/')[1]));
  site.remotes['mf-forms']!.origin = hung.url;
  const madeUp = Array.from({ length: 40 }, (_, index) => fetcher.recover('mf-forms', `1.0.${index}`));
  expect(await fetcher.recover('mf-careers', '1.0.0')).toBe(true);
  await waitUntil(() => lookedUp.size >= 4);
  await hung.close();
  expect(await Promise.all(madeUp)).toEqual(Array(40).fill(false));
  expect(lookedUp).toEqual(new Set(['1.0.0', '1.0.1', '1.0.2', '1.0.3']));
});
