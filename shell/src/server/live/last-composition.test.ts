import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testRelease } from '../testing/test-release';
import { readLastComposition, writeLastComposition } from './last-composition';

const { release } = testRelease('mf-careers', '1.0.0');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the last composition is read back; without one, or with a damaged one, there is none', async () => {
  const none = { build: undefined, versions: {} };
  expect(await readLastComposition(folder)).toEqual(none);
  await writeLastComposition(folder, 'build', new Map([[release.name, release]]));
  expect(await readLastComposition(folder)).toEqual({ build: 'build', versions: { 'mf-careers': '1.0.0' } });
  await writeFile(path.join(folder, 'composition.json'), '{"mf-careers":');
  expect(await readLastComposition(folder)).toEqual(none);
});
