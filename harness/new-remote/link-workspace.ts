import { mkdir, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Links a new workspace, as npm would, and keeps npm from reinstalling everything for the link alone. */
export async function linkWorkspace(root: string, name: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  await mkdir(installed, { recursive: true });
  await symlink(path.join('..', name), path.join(installed, name), 'dir');
  const now = new Date();
  await utimes(path.join(installed, '.package-lock.json'), now, now).catch(() => undefined);
}
