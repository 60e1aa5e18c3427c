import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, releaseVersionSchema, SIGNATURE } from '@site/contracts';
import { deleteStaged, stagedIn, syncFolder } from '@site/node-service/durable-files';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A signed release: the bytes of `release.json`, and the text of `release.json.sig`. */
export interface SignedManifest {
  manifest: Uint8Array;
  signature: string;
}

/** Every file below a folder, as its path from there with slashes; sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * The releases of one remote on disk: a folder for each version. A release is there completely or not at all, also
 * after a power failure, and several processes may share the folder. The caller decides who may write a release, and
 * how long it is kept.
 */
export class ReleaseFolders {
  constructor(readonly folder: string) {}

  /** Folder of a version, stored or not. */
  of(version: string): string {
    return path.join(this.folder, version);
  }

  /** Whether a version is stored. Its files may be damaged all the same. */
  has(version: string): boolean {
    return [MANIFEST, SIGNATURE].every((file) => existsSync(path.join(this.of(version), file)));
  }

  /** The stored versions, in no order. */
  async versions(): Promise<string[]> {
    return (await this.entries()).filter((version) => this.has(version));
  }

  /** Path of a new folder for the files of a release, which `publish` takes over. */
  stage(): string {
    return stagedIn(this.folder);
  }

  /**
   * Completes a staged folder and moves it to the folder of its version, whose earlier contents it replaces.
   *
   * @param staged on the same disk; it has every file of the release, and each of them is flushed.
   * @param isKept whether the version that another process may have stored in the meantime stays. By default it is
   *   replaced.
   */
  async publish(
    staged: string,
    version: string,
    { manifest, signature }: SignedManifest,
    isKept: () => Promise<boolean> = async () => false,
  ): Promise<void> {
    await mkdir(staged, { recursive: true });
    await writeFile(path.join(staged, MANIFEST), manifest, { flush: true });
    await writeFile(path.join(staged, SIGNATURE), signature, { flush: true });
    const entries = await readdir(staged, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    await Promise.all(folders.map((entry) => syncFolder(path.join(entry.parentPath, entry.name))));
    await syncFolder(staged);
    const target = this.of(version);
    await rename(staged, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      if (await isKept()) return;
      // A process that is killed during the deletion must not leave the version without its contents.
      const earlier = this.stage();
      // A folder that is moved keeps its time: another process would take it for one that was left long ago.
      const now = new Date();
      await utimes(target, now, now);
      await rename(target, earlier);
      await rename(staged, target).catch(async (failure: Error) => {
        await rename(earlier, target).catch(() => undefined);
        throw failure;
      });
      await rm(earlier, { recursive: true, force: true });
    });
    await syncFolder(this.folder);
  }

  /** Counts the retention of these versions from now on. Skips those that are not stored. */
  async markUsed(versions: readonly string[]): Promise<void> {
    const now = new Date();
    for (const version of versions.filter((each) => this.has(each))) await utimes(this.of(version), now, now);
  }

  /** Deletes the releases, but these versions, that were stored and last marked as used before the retention period. */
  async prune(kept: readonly string[], retentionDays: number): Promise<void> {
    for (const version of await this.entries()) {
      if (kept.includes(version)) continue;
      // Another process may be deleting or replacing it at this moment.
      const { mtimeMs } = await stat(this.of(version)).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs <= Date.now() - retentionDays * DAY_MS) await this.remove(version);
    }
  }

  /** Deletes a release. A subclass that leaves something of it also deletes the signature first. */
  protected async remove(version: string): Promise<void> {
    // The signature first: the release counts as deleted even if the deletion is interrupted.
    await rm(path.join(this.of(version), SIGNATURE), { force: true });
    await rm(this.of(version), { recursive: true, force: true });
  }

  /** Deletes what killed processes have left incomplete. */
  deleteStaged(): Promise<void> {
    return deleteStaged(this.folder);
  }

  /** The folders that are named after a version, also what an interrupted deletion has left of one. */
  private async entries(): Promise<string[]> {
    const entries = await readdir(this.folder).catch(() => []);
    return entries.filter((entry) => releaseVersionSchema.safeParse(entry).success);
  }
}
