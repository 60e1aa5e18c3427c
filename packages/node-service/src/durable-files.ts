import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Prefix of incomplete files and folders: a rename completes them. */
const STAGED = '.staged-';
/** A download and its compression take far less. */
const MAX_STAGED_AGE_MS = 60 * 60 * 1000;

/** Returns a new path in a folder, for a file or folder that gets its name once it is complete. */
export const stagedIn = (folder: string): string => path.join(folder, STAGED + randomUUID());

/** Flushes the entries of a folder to disk, so that a rename in it survives a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes or replaces a file in a folder that exists: nobody reads a part of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const staged = stagedIn(path.dirname(file));
  try {
    await writeFile(staged, content, { flush: true });
    await rename(staged, file);
  } finally {
    await rm(staged, { force: true });
  }
}

/** Writes or replaces a file atomically, also if the machine loses power. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  await writeWhole(file, content);
  await syncFolder(folder);
}

/** Deletes the incomplete files that killed processes have left in a folder. Does nothing if the folder is missing. */
export async function deleteStaged(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(STAGED))) {
    const entry = path.join(folder, name);
    // Another process may be writing or renaming it now.
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - MAX_STAGED_AGE_MS) await rm(entry, { recursive: true, force: true });
  }
}
