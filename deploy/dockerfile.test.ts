import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersOfBuild } from '@site/federation/hash-sources';
import { remoteNames } from '../harness/site/remotes';

const root = path.join(__dirname, '..');
const read = (...file: string[]) => readFileSync(path.join(root, ...file), 'utf8');

/** The packages that builds of workspaces take in. */
function packagesOf(workspaces: readonly string[]): string[] {
  const folders = workspaces.flatMap((workspace) =>
    foldersOfBuild(path.join(root, workspace), root).slice(1),
  );
  return [...new Set(folders.map((folder) => path.relative(root, folder)))].sort();
}

/** The lines of a build stage. */
function linesOf(stage: string): string {
  const pattern = new RegExp(`^FROM .* AS ${stage}\n([^]*?)(?=^FROM |(?![^]))`, 'm');
  return pattern.exec(read('deploy', 'Dockerfile'))?.[1] ?? '';
}

/** Finds the lines of a build stage that match, and returns the folder that each one copies. */
const copied = (stage: string, pattern: RegExp): string[] =>
  [...linesOf(stage).matchAll(pattern)].map(([, folder = '']) => folder).sort();

const MANIFEST = /^COPY (\S+)\/package\.json \1\/$/gm;
const PACKAGE = /^COPY (packages\/\S+) \1$/gm;

test('the libraries of the images are those of every workspace that is built', () => {
  const built = ['backend', 'packages/origin', 'shell', ...remoteNames()];
  expect(copied('libraries', MANIFEST)).toEqual([...new Set([...built, ...packagesOf(built)])].sort());
});

test('an image of a remote is built from the packages that remotes depend on, and from no other', () => {
  expect(copied('sources', PACKAGE)).toEqual(packagesOf(remoteNames()));
});

test('shell and backend need no other packages than remotes do; the origin needs its own sources besides', () => {
  const sources = copied('sources', PACKAGE);
  for (const workspace of ['shell', 'backend', 'packages/origin']) {
    const missing = packagesOf([workspace]).filter((folder) => !sources.includes(folder));
    expect(missing).toEqual([]);
  }
  expect(copied('origin-build', PACKAGE)).toEqual(['packages/origin']);
});

test("the image has no folder /run/renderers: Docker would give its owner to the renderers' volume", () => {
  const instructions = read('deploy', 'Dockerfile').replaceAll(/^#.*$/gm, '');
  expect(instructions).not.toContain('/run/renderers');
});

test("the shell's user may read its files, also those that git lets only their owner read", () => {
  const site = mkdtempSync(path.join(tmpdir(), 'image-'));
  const folder = path.join(site, 'shell', 'dist', 'production', 'public');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folder, 'favicon.ico'), '', { mode: 0o600 });
  const [, command = 'false'] = /^RUN npm run build -w shell && (.+)$/m.exec(linesOf('shell-build')) ?? [];
  execFileSync('sh', ['-c', command], { cwd: site });
  const modes = [folder, path.join(folder, 'favicon.ico')].map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o755, 0o644]);
});
