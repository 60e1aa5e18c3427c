import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import browserslist from 'browserslist';
import { repositoryOf } from '../repository';

const GENERATED = new Set(['node_modules', 'dist', '.site']);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function* sourceFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !GENERATED.has(entry.name)) yield* sourceFiles(file);
    else if (entry.isFile() && !isTest(entry.name)) yield file;
  }
}

/**
 * Hash of everything that a build of a folder depends on, 16 hexadecimal digits: its files without tests, the packages of its
 * repository, the supported browsers and the lock file. A build with an equal hash is up to date.
 *
 * @param folder a workspace, or a repository of its own; @param settings other input that changes the output.
 */
export function hashSources(folder: string, settings = ''): string {
  const hash = createHash('sha256').update(settings);
  const root = repositoryOf(folder);
  const packages = path.join(root, 'packages');
  for (const sources of existsSync(packages) ? [folder, packages] : [folder]) {
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
