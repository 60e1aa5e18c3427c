import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { foldersOfBuild } from '@site/federation/hash-sources';
import type { Manifest } from './published-manifest';

/** A remote in a repository of its own installs this package. Its dependencies in this repository are packed too. */
const ENTRY = 'federation';

/** Reads the `package.json` of a folder. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages of a repository that a remote needs, by name. */
export async function neededPackages(
  root: string,
): Promise<Map<string, { folder: string; manifest: Manifest }>> {
  const folders = foldersOfBuild(path.join(root, 'packages', ENTRY), root);
  const packages = folders.map(async (folder) => {
    const manifest = await readManifest(folder);
    return [manifest.name, { folder, manifest }] as const;
  });
  return new Map(await Promise.all(packages));
}
