import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSources } from './hash-sources';

let root: string;

const careers = () => path.join(root, 'mf-careers');

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await write('package-lock.json', '{}');
  await write('packages/ui/src/Button.tsx', 'button');
  await write('mf-careers/src/page.ts', 'page');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('Equal sources have equal hashes', () => {
  expect(hashSources(careers())).toBe(hashSources(careers()));
});

test.each([
  ['a file of the workspace', 'mf-careers/src/page.ts'],
  ['a new file of the workspace', 'mf-careers/src/new.ts'],
  ['a package', 'packages/ui/src/Button.tsx'],
  ['a test support file', 'mf-careers/src/testing/visitor.tsx'],
  ['the lock file', 'package-lock.json'],
])('The hash changes with %s', async (_name, file) => {
  const before = hashSources(careers());
  await write(file, 'changed');
  expect(hashSources(careers())).not.toBe(before);
});

test.each([
  ['another workspace', 'mf-forms/src/page.ts'],
  ['a test', 'mf-careers/src/page.test.ts'],
  ['build output', 'mf-careers/dist/release/release.json'],
  ['installed packages', 'mf-careers/node_modules/zod/index.js'],
])('The hash does not change with %s', async (_name, file) => {
  const before = hashSources(careers());
  await write(file, 'changed');
  expect(hashSources(careers())).toBe(before);
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
