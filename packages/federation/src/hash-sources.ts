import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import browserslist from 'browserslist';

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
 * Hash of everything that a build of a workspace depends on, 16 hexadecimal digits: its files without tests, all packages,
 * the supported browsers and the lock file. A build with an equal hash is up to date.
 *
 * @param root the repository; @param workspace its path from there; @param settings other input that changes the output.
 */
export function hashSources(root: string, workspace: string, settings = ''): string {
  const hash = createHash('sha256').update(settings);
  for (const folder of [workspace, 'packages']) {
    for (const file of sourceFiles(path.join(root, folder))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash
    .update((browserslist.loadConfig({ path: root }) ?? []).join())
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}
