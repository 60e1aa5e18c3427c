import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSources } from './hash-sources';
import { nameBuild } from './name-build';

jest.mock('./hash-sources', () => {
  const actual = jest.requireActual<typeof import('./hash-sources')>('./hash-sources');
  return { ...actual, hashSources: jest.fn(actual.hashSources) };
});

let folder: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'named-'));
  await write('package.json', '{ "version": "1.0.0" }');
  await write('package-lock.json', '{}');
  await write('.gitignore', 'dist\n');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Team', '-c', 'user.email=team@example.org', 'commit', '--quiet', '--message=first');
});

test('a release with a version of its own names the commit that is checked out', async () => {
  await write('dist', 'ignored');
  expect(nameBuild(folder, 'production', '1.1.0')).toMatchObject({
    version: '1.1.0',
    commit: git('rev-parse', 'HEAD'),
    createdAt: git('log', '-1', '--format=%cI'),
  });
});

test.each([
  { change: 'a file that git does not know yet', file: 'page.ts' },
  { change: 'a changed file', file: 'package-lock.json' },
])('its commit ends in -dirty with $change', async ({ file }) => {
  await write(file, 'changed');
  expect(nameBuild(folder, 'production', '1.1.0').commit).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
});

test('a release that is named after its sources has no commit', () => {
  const { version, sources, ...rest } = nameBuild(folder, 'production');
  expect(version).toContain(sources);
  expect(rest).toEqual({});
});

test('a build is named after its sources, also if their hash has only digits, of which the first is 0', () => {
  const sources = '0123456789012345';
  jest.mocked(hashSources).mockReturnValueOnce(sources);
  expect(nameBuild(folder, 'production')).toEqual({ version: `1.0.0-h${sources}`, sources });
});
