import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOwnSources, hashSources } from './hash-sources';

let root: string;

const careers = () => path.join(root, 'mf-careers');

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

/** A workspace is called after its folder. */
const describePackage = (folder: string, facts: object = {}) =>
  write(`${folder}/package.json`, JSON.stringify({ name: `@site/${path.basename(folder)}`, ...facts }));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await write('package-lock.json', '{}');
  await describePackage('mf-careers', {
    dependencies: { '@site/ui': '*' },
    devDependencies: { '@site/federation': '*' },
  });
  await describePackage('packages/ui', { dependencies: { '@site/firm': '*' } });
  await describePackage('packages/firm');
  await describePackage('packages/federation', { devDependencies: { '@site/origin': '*' } });
  await describePackage('packages/origin');
  await describePackage('packages/testing');
  await write('mf-careers/src/page.ts', 'page');
});

test.each([
  ['a file of the workspace', 'mf-careers/src/page.ts'],
  ['a new file of the workspace', 'mf-careers/src/new.ts'],
  ['a package that it depends on', 'packages/ui/src/Button.tsx'],
  ['a package that such a package depends on', 'packages/firm/src/firm.ts'],
  ['the package that builds it', 'packages/federation/src/cli.ts'],
  ['the lock file', 'package-lock.json'],
])('The hash changes with %s', async (_name, file) => {
  const before = hashSources(careers());
  await write(file, 'changed');
  expect(hashSources(careers())).not.toBe(before);
});

test.each([
  ['another workspace', 'mf-forms/src/page.ts'],
  ['a package that it does not depend on', 'packages/origin/src/uploads.ts'],
  ['a test', 'mf-careers/src/page.test.ts'],
  ["a test's helper", 'mf-careers/src/testing/visitor.tsx'],
  ["a test's helper in a package", 'packages/ui/src/testing/visitor.tsx'],
  ['a package that only tests use', 'packages/testing/src/local-postgres.ts'],
  ['build output', 'mf-careers/dist/production/release.json'],
  ['installed packages', 'mf-careers/node_modules/zod/index.js'],
  ['a commit', 'mf-careers/.git/HEAD'],
  ['a file that an editor has open', 'mf-careers/src/.page.ts.swp'],
  ['a stray file beside the packages', 'packages/.DS_Store'],
  ['a folder beside the packages that is none', 'packages/notes/ideas.md'],
])('The hash does not change with %s', async (_name, file) => {
  const before = hashSources(careers());
  await write(file, 'changed');
  expect(hashSources(careers())).toBe(before);
});

test('The hash of its own sources does not change with a package that it depends on', async () => {
  const before = hashOwnSources(careers());
  await write('packages/ui/src/Button.tsx', 'changed');
  expect(hashOwnSources(careers())).toBe(before);
  await write('mf-careers/src/page.ts', 'changed');
  expect(hashOwnSources(careers())).not.toBe(before);
});

test.each([
  ['file', 'shared/jobs.ts', 'jobs.ts'],
  ['folder', 'shared', 'content'],
])('The hash changes with what a link to a %s leads to', async (_kind, target, link) => {
  await write('shared/jobs.ts', 'jobs');
  await symlink(path.join('..', '..', target), path.join(careers(), 'src', link));
  await symlink('nowhere', path.join(careers(), 'src', 'broken'));
  const before = hashSources(careers());
  await write('shared/jobs.ts', 'changed');
  expect(hashSources(careers())).not.toBe(before);
});

test('The hash changes when a file is renamed, and with the settings of the build', async () => {
  const before = hashSources(careers(), 'production');
  expect(hashSources(careers(), 'development')).not.toBe(before);
  await rm(path.join(root, 'mf-careers/src/page.ts'));
  await write('mf-careers/src/renamed.ts', 'page');
  expect(hashSources(careers(), 'production')).not.toBe(before);
});

test('A remote in a repository of its own depends on its own files and on its lock file', async () => {
  await write('mf-careers/package-lock.json', '{}');
  const before = hashSources(careers());
  await write('packages/ui/src/Button.tsx', 'changed');
  expect(hashSources(careers())).toBe(before);
  await write('mf-careers/package-lock.json', 'changed');
  expect(hashSources(careers())).not.toBe(before);
});
