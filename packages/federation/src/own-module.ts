import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/**
 * Path of a module of this package that builds name: its source in the repository, JavaScript where the package is installed.
 *
 * @param name its path from `src`, without extension.
 */
export function ownModule(name: string): string {
  const paths = EXTENSIONS.map((extension) => fileURLToPath(new URL(name + extension, import.meta.url)));
  const found = paths.find((file) => existsSync(file));
  if (!found) throw new Error(`@site/federation is installed without ${name}`);
  return found;
}
