import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The browser files of the shell's builds: a tab that was opened before an update can still load its chunks. File names
 * contain a content hash, so builds do not collide. Shells that share a store share the folder, whatever their builds.
 */
export class KeptAssets {
  /** Holds the files of every build in use. */
  readonly folder: string;

  /** @param browserFolder the files of the running build. */
  constructor(
    private readonly browserFolder: string,
    storeFolder: string,
  ) {
    this.folder = path.join(storeFolder, 'shell');
  }

  /** Adds the files of the running build. Deletes files of other builds that were last used before the retention period. */
  async keep(retentionDays: number): Promise<void> {
    const own = await filesBelow(this.browserFolder);
    for (const file of own) await this.keepFile(file);
    await this.markUsed();
    const oldestKeptMs = Date.now() - retentionDays * DAY_MS;
    for (const file of await filesBelow(this.folder)) {
      if (own.includes(file)) continue;
      const kept = path.join(this.folder, file);
      // Another shell may delete the same.
      const used = await stat(kept).catch(() => null);
      if (used && used.mtimeMs < oldestKeptMs) await rm(kept, { force: true });
    }
  }

  /** Retention counts from the last time that the running build's files were marked. */
  async markUsed(): Promise<void> {
    const now = new Date();
    for (const file of await filesBelow(this.browserFolder))
      await utimes(path.join(this.folder, file), now, now);
  }

  /** Replaces the file in one step, and only if it differs, because another shell may be serving it. */
  private async keepFile(file: string): Promise<void> {
    const bytes = await readFile(path.join(this.browserFolder, file));
    const kept = path.join(this.folder, file);
    const present = await readFile(kept).catch(() => null);
    if (!present?.equals(bytes)) await replaceFile(kept, bytes);
  }
}

/**
 * Keeps the files of the running build in the store. If that fails, such as on a full disk, it keeps them in a temporary
 * folder: the shell starts, and only the files of other builds are missing.
 */
export async function keepAssets(
  browserFolder: string,
  storeFolder: string,
  retentionDays: number,
  log: Logger,
): Promise<KeptAssets> {
  const assets = new KeptAssets(browserFolder, storeFolder);
  try {
    await assets.keep(retentionDays);
    return assets;
  } catch (error) {
    log.error({ error }, 'failed to keep the browser files of this build');
    const folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const temporary = new KeptAssets(browserFolder, folder);
    await temporary.keep(retentionDays);
    return temporary;
  }
}

/** Paths of every file below a folder, relative to it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
