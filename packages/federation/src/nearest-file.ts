import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultFile } from './default-file';

/**
 * Path of the file of that name in a folder, or in the nearest folder above it, or else in the defaults of this package: a remote
 * has its own settings, those of the repository that it is in, or the platform's.
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
