import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import browserslist from 'browserslist';
import { repositoryOf } from '../repository';

/** Whether tools write it, such as `.git` or an editor's swap file. */
const isHidden = (name: string) => name.startsWith('.');
/** Folders that are generated, or that only tests use. */
const isLeftOut = (folder: string) =>
  isHidden(folder) || ['node_modules', 'dist', 'testing'].includes(folder);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

interface PackageDescription {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function* sourceFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    // A build follows links; a broken one leads nowhere.
    const found = entry.isSymbolicLink() ? statSync(file, { throwIfNoEntry: false }) : entry;
    if (found?.isDirectory() && !isLeftOut(entry.name)) yield* sourceFiles(file);
    else if (found?.isFile() && !isHidden(entry.name) && !isTest(entry.name)) yield file;
  }
}

const readDescription = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageDescription;

/** The folders in a repository's `packages/`, by the names of their packages; without those that only tests use. */
function packageFolders(root: string): Map<string, string> {
  const packages = path.join(root, 'packages');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  const folders = names
    .filter((name) => !isLeftOut(name) && existsSync(path.join(packages, name, 'package.json')))
    .map((name) => path.join(packages, name));
  return new Map(folders.map((folder) => [readDescription(folder).name, folder]));
}

/**
 * A folder, and the packages of the repository that its build uses: those in its own `dependencies` and
 * `devDependencies` (`@site/federation` builds it), and their `dependencies`.
 */
export function foldersOfBuild(folder: string, root: string): string[] {
  const packages = packageFolders(root);
  const found = new Set<string>();
  const add = (names: readonly string[]) => {
    for (const name of names) {
      const dependency = packages.get(name);
      if (!dependency || found.has(dependency)) continue;
      found.add(dependency);
      add(Object.keys(readDescription(dependency).dependencies ?? {}));
    }
  };
  const { dependencies, devDependencies } = readDescription(folder);
  add(Object.keys({ ...dependencies, ...devDependencies }));
  return [folder, ...[...found].sort()];
}

/**
 * Hash of everything that a build of a folder depends on, 16 hexadecimal digits: its files and those of the packages
 * that it depends on, without tests, their helpers and files that begin with a dot; the supported browsers; the lock
 * file. A build with an equal hash is up to date.
 *
 * @param folder a workspace, or a repository of its own; @param settings other input that changes the output.
 */
export function hashSources(folder: string, settings = ''): string {
  const root = repositoryOf(folder);
  return hashFolders(foldersOfBuild(folder, root), root, settings);
}

/** As `hashSources`, without the packages that the folder depends on. */
export const hashOwnSources = (folder: string, settings = ''): string =>
  hashFolders([folder], repositoryOf(folder), settings);

function hashFolders(folders: readonly string[], root: string, settings: string): string {
  const hash = createHash('sha256').update(settings);
  for (const sources of folders) {
    for (const file of sourceFiles(sources)) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash
    .update((browserslist.loadConfig({ path: root }) ?? []).join())
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}
