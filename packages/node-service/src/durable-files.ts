import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Marks what is being written: a rename makes it complete. */
const STAGED = '.staged-';
/** A download and its compression take far less. */
const MAX_STAGED_AGE_MS = 60 * 60 * 1000;

/** A new name in a folder, for what is renamed once it is complete. */
export const stagedIn = (folder: string): string => path.join(folder, STAGED + randomUUID());

/** Makes the names in a folder, such as the last rename, survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file or replaces it, completely or not at all, also if the machine loses power. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  const staged = stagedIn(folder);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(staged, content, { flush: true });
    await rename(staged, file);
  } finally {
    await rm(staged, { force: true });
  }
  await syncFolder(folder);
}

/** Deletes what a process that was killed had not completed in a folder. Does nothing for a missing one. */
export async function deleteStaged(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(STAGED))) {
    const entry = path.join(folder, name);
    // Another process may be writing it, or complete it now.
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - MAX_STAGED_AGE_MS) await rm(entry, { recursive: true, force: true });
  }
}
