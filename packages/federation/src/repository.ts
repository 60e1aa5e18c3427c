import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const defaults = fileURLToPath(new URL('../defaults', import.meta.url));

/** Path of the platform's settings for a remote, by the name of the file. */
export const defaultFile = (name: string): string => path.join(defaults, name);

/**
 * Path of the file of that name in a folder, or in the nearest folder above it, or else in the defaults of this
 * package: a remote has its own settings, those of the repository that it is in, or the platform's.
 *
 * @throws Error if there is none.
 */
export function nearestFile(folder: string, name: string): string {
  for (let current = folder; ; current = path.dirname(current)) {
    const file = path.join(current, name);
    if (existsSync(file)) return file;
    if (current === path.dirname(current)) break;
  }
  const file = defaultFile(name);
  if (existsSync(file)) return file;
  throw new Error(`Neither ${folder} nor a folder above it has ${name}`);
}

/** The repository that a remote is in: the nearest folder with a lock file, which may be the remote's own. */
export const repositoryOf = (folder: string): string =>
  path.dirname(nearestFile(folder, 'package-lock.json'));

/** The folder of everything that a local site writes, such as its origins and keys. */
export const siteFolderOf = (folder: string): string => path.join(repositoryOf(folder), '.site');
