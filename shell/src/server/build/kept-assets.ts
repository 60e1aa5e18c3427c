import { mkdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';
import { filesBelow } from '@site/releases/folders';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps the browser files of the running build in the store, so that a tab that was opened before an update can still
 * load its chunks. File names contain a content hash, so builds do not collide. Shells that share a store share the
 * folder, whatever their builds. Deletes the files of other builds whose retention has ended. If the store cannot be
 * written to, such as on a full disk, that is logged: the shell serves its own files from where they were built.
 *
 * @param browserFolder the files of the running build.
 * @param folder the browser files of every build in use.
 * @returns a function to call from time to time. It deletes files whose retention has ended, such as those of earlier
 *   compositions, adds what is missing of the running build, and marks it: retention counts from the last mark.
 */
export async function keepAssets(
  browserFolder: string,
  folder: string,
  retentionDays: number,
  log: Logger,
): Promise<() => Promise<void>> {
  const own = await filesBelow(browserFolder);
  const keep = async () => {
    const now = new Date();
    await mkdir(folder, { recursive: true });
    for (const file of await filesBelow(folder)) {
      if (own.includes(file)) continue;
      const kept = path.join(folder, file);
      // Another shell may have deleted the file.
      const used = await stat(kept).catch(() => null);
      if (used && used.mtimeMs < now.getTime() - retentionDays * DAY_MS) await rm(kept, { force: true });
    }
    for (const file of own) {
      const bytes = await readFile(path.join(browserFolder, file));
      const kept = path.join(folder, file);
      const present = await readFile(kept).catch(() => null);
      // Replaced only if it differs, because another shell may be serving it.
      if (!present?.equals(bytes)) await replaceFile(kept, bytes);
      await utimes(kept, now, now);
    }
  };
  await keep().catch((error: unknown) =>
    log.error({ error }, 'failed to keep the browser files of this build'),
  );
  return keep;
}
