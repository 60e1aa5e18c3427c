import { cp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Keeps the shell's own browser files beside those of the builds before it: a tab that was opened before an update still
 * finds the chunks it has not loaded yet. Names hold a hash of the content, so builds never clash.
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
  const oldestKept = Date.now() - retentionDays * DAY;
  const current = new Set(await readdir(browserFolder, { recursive: true }));
  for (const entry of await readdir(kept, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || current.has(path.relative(kept, file))) continue;
    if ((await stat(file)).mtimeMs < oldestKept) await rm(file);
  }
  return kept;
}
