import files, { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SIGNATURE } from '@site/contracts';
import { ReleaseFolders } from './folders';

const DAY_MS = 24 * 60 * 60 * 1_000;

let releases: ReleaseFolders;

beforeEach(async () => {
  releases = new ReleaseFolders(await mkdtemp(path.join(tmpdir(), 'releases-')));
});

async function publish(version: string, text = version, isKept?: () => Promise<boolean>): Promise<void> {
  const staged = releases.stage();
  await mkdir(path.join(staged, 'server'), { recursive: true });
  await writeFile(path.join(staged, 'server', 'server.cjs'), text);
  const signed = { manifest: Buffer.from(text), signature: `signature of ${text}` };
  await releases.publish(staged, version, signed, isKept);
}

async function setLastUse(version: string, daysAgo: number): Promise<void> {
  const used = new Date(Date.now() - daysAgo * DAY_MS);
  await utimes(releases.of(version), used, used);
}

const serverOf = (version: string) =>
  readFile(path.join(releases.of(version), 'server', 'server.cjs'), 'utf8');

test('a staged release is not stored before it is published', async () => {
  await mkdir(releases.stage());
  expect([releases.has('1.0.0'), await releases.versions()]).toEqual([false, []]);
  await publish('1.0.0');
  expect([releases.has('1.0.0'), await releases.versions()]).toEqual([true, ['1.0.0']]);
});

test('publishing a version again replaces it, unless the stored one is to be kept', async () => {
  await publish('1.0.0', 'first');
  await publish('1.0.0', 'second', async () => true);
  expect(await serverOf('1.0.0')).toBe('first');
  await publish('1.0.0', 'third');
  expect(await serverOf('1.0.0')).toBe('third');
});

test('the earlier contents of a version are deleted once the next ones are in their place', async () => {
  await publish('1.0.0', 'first');
  const atDeletion: string[] = [];
  jest.spyOn(files, 'rm').mockImplementation(async () => void atDeletion.push(await serverOf('1.0.0')));
  await publish('1.0.0', 'second');
  expect(atDeletion).toEqual(['second']);
});

test('a version that cannot be replaced keeps its contents, also if another process deletes old ones meanwhile', async () => {
  await publish('1.0.0', 'first');
  await setLastUse('1.0.0', 8);
  const { rename } = files;
  const failure = new Error('the disk has failed');
  let renames = 0;
  jest.spyOn(files, 'rename').mockImplementation(async (from, to) => {
    renames += 1;
    // The first one finds the stored version, the second one moves that away.
    if (renames !== 3) return rename(from, to);
    await releases.deleteStaged();
    throw failure;
  });
  await expect(publish('1.0.0', 'second')).rejects.toThrow(failure);
  expect(await serverOf('1.0.0')).toBe('first');
});

test('a release that was used within the retention period stays, and so does one that the caller keeps', async () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
  for (const version of versions) await publish(version);
  for (const version of versions) await setLastUse(version, version === '1.3.0' ? 6 : 8);
  await releases.markUsed(['1.2.0', '2.0.0']);
  await releases.prune(['1.0.0'], 7);
  expect((await releases.versions()).sort()).toEqual(['1.0.0', '1.2.0', '1.3.0']);
});

test('a release whose age cannot be read at this moment stays', async () => {
  await mkdir(releases.folder, { recursive: true });
  await symlink('nowhere', releases.of('1.0.0'));
  await releases.prune([], 7);
  expect(await readdir(releases.folder)).toEqual(['1.0.0']);
});

test('the rest of an interrupted deletion does not count as stored, and is deleted by the next one', async () => {
  await publish('1.0.0');
  await rm(path.join(releases.of('1.0.0'), SIGNATURE));
  expect(releases.has('1.0.0')).toBe(false);
  await setLastUse('1.0.0', 2);
  await releases.prune([], 1);
  expect(await readdir(releases.folder)).toEqual([]);
});
