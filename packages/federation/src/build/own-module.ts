import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/**
 * Path of a module of this package for a build's configuration: TypeScript in the repository, JavaScript if it is installed.
 *
 * @param name of its file in this folder, without extension.
 */
export function ownModule(name: string): string {
  const paths = EXTENSIONS.map((extension) => fileURLToPath(new URL(name + extension, import.meta.url)));
  const found = paths.find((file) => existsSync(file));
  if (!found) throw new Error(`@site/federation is installed without ${name}`);
  return found;
}
