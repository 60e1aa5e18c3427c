import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { execa } from 'execa';

/** Folders in `node_modules` whose entries are links of their own: to workspaces and to commands. */
const isFolderOfLinks = (name: string) => name === '@site' || name === '.bin';

/** Other names with a leading dot are caches of tools. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json';

/** Every folder with libraries of its own: npm puts a second version of one beside the workspace that needs it. */
async function foldersWithLibraries(root: string): Promise<string[]> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: true; resolved?: string }>;
  };
  const workspaces = Object.values(lock.packages).flatMap(({ link, resolved }) => (link && resolved) ?? []);
  return ['', ...workspaces].filter((folder) => existsSync(path.join(root, folder, 'node_modules')));
}

async function linkLibraries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (isCache(name)) continue;
    const source = path.join(from, name);
    const target = path.join(to, name);
    if ((await lstat(source)).isSymbolicLink()) await symlink(await readlink(source), target);
    else if (isFolderOfLinks(name)) await linkLibraries(source, target);
    else if (name === '.package-lock.json') await cp(source, target);
    else await symlink(source, target);
  }
}

/**
 * Copies a repository into a temporary folder, with the changes that are not committed. The copy has workspaces of its
 * own, and uses the libraries of the original. It is removed when this process exits.
 */
export async function copyRepository(root: string): Promise<string> {
  const folder = makeTemporaryFolder('site-copy');
  // Where this process is root, PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execa('git', list, { cwd: root });
  const files = stdout.split('\0').filter(Boolean);
  await Promise.all(
    files.map((file) =>
      cp(path.join(root, file), path.join(folder, file), { force: true }).catch(ignoreDeleted),
    ),
  );
  for (const workspace of await foldersWithLibraries(root)) {
    const libraries = path.join(workspace, 'node_modules');
    await linkLibraries(path.join(root, libraries), path.join(folder, libraries));
  }
  await execa('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** Git lists a file that has been deleted and not yet committed. */
function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
