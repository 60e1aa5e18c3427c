import { cp, lstat, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

/** Folders in `node_modules` whose entries are links of their own: to workspaces and to commands. */
const isFolderOfLinks = (name: string) => name === '@site' || name === '.bin';

async function linkLibraries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const source = path.join(from, name);
    const target = path.join(to, name);
    if ((await lstat(source)).isSymbolicLink()) await symlink(await readlink(source), target);
    else if (isFolderOfLinks(name)) await linkLibraries(source, target);
    else if (name === '.package-lock.json') await cp(source, target);
    else await symlink(source, target);
  }
}

/**
 * Copies a repository, with what is not committed, into a temporary one whose workspaces are its own and whose libraries are
 * those of the original. The caller removes the folder.
 */
export async function copyRepository(root: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execa('git', list, { cwd: root });
  const files = stdout.split('\0').filter(Boolean);
  await Promise.all(
    files.map((file) =>
      cp(path.join(root, file), path.join(folder, file), { force: true }).catch(ignoreDeleted),
    ),
  );
  await linkLibraries(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await execa('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** Git lists a file that has been deleted and not yet committed. */
function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
