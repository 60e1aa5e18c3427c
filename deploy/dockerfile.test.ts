import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../harness/site/remotes';

const root = path.join(__dirname, '..');
const read = (...file: string[]) => readFileSync(path.join(root, ...file), 'utf8');

/** No build needs these packages: they run a browser and a database. */
const NOT_BUILT = ['packages/browser-trial', 'packages/testing'];

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string) => JSON.parse(read(folder, 'package.json')) as Manifest;
const folders = new Map(
  readdirSync(path.join(root, 'packages')).map((name) => {
    const folder = `packages/${name}`;
    return [manifestOf(folder).name, folder] as const;
  }),
);

/** The packages that workspaces depend on, directly or indirectly. */
function packagesOf(workspaces: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (names: readonly string[]) => {
    for (const name of names) {
      const folder = folders.get(name);
      if (!folder || found.has(folder) || NOT_BUILT.includes(folder)) continue;
      found.add(folder);
      add(Object.keys(manifestOf(folder).dependencies ?? {}));
    }
  };
  for (const workspace of workspaces) {
    const { dependencies, devDependencies } = manifestOf(workspace);
    add(Object.keys({ ...dependencies, ...devDependencies }));
  }
  return [...found].sort();
}

/** Finds the lines of a build stage that match, and returns the folder that each one copies. */
function copied(stage: string, pattern: RegExp): string[] {
  const [, text = ''] =
    new RegExp(`^FROM .* AS ${stage}\n([^]*?)(?=^FROM |(?![^]))`, 'm').exec(read('deploy', 'Dockerfile')) ??
    [];
  return [...text.matchAll(pattern)].map(([, folder = '']) => folder).sort();
}

const MANIFEST = /^COPY (\S+)\/package\.json \1\/$/gm;
const PACKAGE = /^COPY (packages\/\S+) \1$/gm;

test('the libraries of the images are those of every workspace that is built', () => {
  const built = ['backend', 'packages/origin', 'shell', ...remoteNames()];
  expect(copied('libraries', MANIFEST)).toEqual([...new Set([...built, ...packagesOf(built)])].sort());
});

test('an image of a remote is built from the packages that remotes depend on, and from no other', () => {
  expect(copied('sources', PACKAGE)).toEqual(packagesOf(remoteNames()));
});

test('shell and backend are built from those packages too, and the origin from its own sources besides', () => {
  const sources = copied('sources', PACKAGE);
  for (const workspace of ['shell', 'backend', 'packages/origin']) {
    const missing = packagesOf([workspace]).filter((folder) => !sources.includes(folder));
    expect(missing).toEqual([]);
  }
  expect(copied('origin-build', PACKAGE)).toEqual(['packages/origin']);
});

test("the image has no folder for the renderers' volume, whose owner Docker would replace by that folder's", () => {
  const instructions = read('deploy', 'Dockerfile').replaceAll(/^#.*$/gm, '');
  expect(instructions).not.toContain('/run/renderers');
});
