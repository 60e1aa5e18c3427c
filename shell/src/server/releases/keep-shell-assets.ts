import { cp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Copies the shell's browser files next to those of earlier builds, and deletes those past their retention: a tab that
 * was opened before an update can still load its chunks. File names contain a content hash, so builds do not collide.
 *
 * @returns the folder to serve.
 */
export async function keepShellAssets(
  browserFolder: string,
  storeFolder: string,
  retentionDays: number,
): Promise<string> {
  const kept = path.join(storeFolder, 'shell');
  await cp(browserFolder, kept, { recursive: true });
  const oldestKept = Date.now() - retentionDays * DAY_MS;
  const current = new Set(await readdir(browserFolder, { recursive: true }));
  for (const entry of await readdir(kept, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || current.has(path.relative(kept, file))) continue;
    if ((await stat(file)).mtimeMs < oldestKept) await rm(file);
  }
  return kept;
}
