import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolders } from '@site/federation/hash-sources';
import { publishedManifest, type Manifest } from './published-manifest';

/** A remote in a repository of its own installs this package. Its dependencies in this repository are packed too. */
const ENTRY = '@site/federation';

/** Reads the `package.json` of a folder. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages of a repository that a remote needs, by name. */
export async function neededPackages(
  root: string,
): Promise<Map<string, { folder: string; manifest: Manifest }>> {
  const folders = packageFolders(root);
  const needed = new Map<string, { folder: string; manifest: Manifest }>();
  const add = async (name: string) => {
    const folder = folders.get(name);
    if (!folder || needed.has(name)) return;
    const manifest = await readManifest(folder);
    needed.set(name, { folder, manifest });
    for (const dependency of Object.keys(publishedManifest(manifest, new Map()).dependencies ?? {}))
      await add(dependency);
  };
  await add(ENTRY);
  return needed;
}
