import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSite, SITE_FILE } from '@site/releases/site';
import { editedFiles } from './edited-files';
import { templateFiles, type NewRemote } from './template-files';

/** Links a new workspace as npm would, so that nothing has to be installed for it. */
async function linkWorkspace(root: string, name: string): Promise<void> {
  const scope = path.join(root, 'node_modules', '@site');
  await mkdir(scope, { recursive: true });
  const link = path.join(scope, name);
  // Git ignores the link, so that of an earlier attempt is still there after its files were discarded.
  await rm(link, { force: true });
  await symlink(path.join('..', '..', name), link, 'dir');
}

/**
 * Makes a working remote in a repository, and names it wherever the others are named.
 *
 * @returns the changed and the new files, as paths from the root.
 * @throws Error that says why the remote cannot be made; nothing is changed then.
 */
export async function makeRemote(root: string, remote: NewRemote): Promise<string[]> {
  const site = readSite(path.join(root, SITE_FILE));
  const { name } = remote;
  if (name in site.remotes)
    throw new Error(`${name} exists: choose a name that is none of ${Object.keys(site.remotes).join(', ')}`);
  if (existsSync(path.join(root, name)))
    throw new Error(
      `The folder ${name} exists, and no remote has that name: move it, or choose another name`,
    );
  const created = await templateFiles(root, site, remote);
  const edited = await editedFiles(site, remote, created, (file) => readFile(path.join(root, file), 'utf8'));
  await linkWorkspace(root, name);
  for (const [file, text] of [...created, ...edited]) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return [...edited.keys(), ...created.keys()];
}
