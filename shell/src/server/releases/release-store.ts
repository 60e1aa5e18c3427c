import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type Release, type RemoteName } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { z } from 'zod';
import { writeCompressed } from './compression';

/** Version by remote. */
const lastCompositionSchema = z.record(z.string(), z.string());

const DAY_MS = 24 * 60 * 60 * 1000;
const MIN_KEPT_RELEASES = 3;

/**
 * Verified releases on disk, and the versions of the last composition. Survives restarts; several shells may share one
 * folder.
 */
export class ReleaseStore {
  private readonly releases: string;
  private readonly lastCompositionFile: string;

  constructor(folder: string) {
    this.releases = path.join(folder, 'releases');
    this.lastCompositionFile = path.join(folder, 'composition.json');
  }

  /** Folder of a stored release. */
  folderOf(name: RemoteName, version: string): string {
    return path.join(this.releases, name, version);
  }

  /** Whether the release has a folder; `read` also checks its files. */
  has(name: RemoteName, version: string): boolean {
    return existsSync(this.folderOf(name, version));
  }

  /** The stored release, with every file verified again; null if it is missing or damaged. */
  async read(name: RemoteName, version: string): Promise<Release | null> {
    const folder = this.folderOf(name, version);
    try {
      const release = releaseSchema.parse(
        JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')),
      );
      await Promise.all(
        Object.entries(release.files).map(async ([file, integrity]) =>
          verify(file, await readFile(path.join(folder, file)), integrity),
        ),
      );
      return release;
    } catch {
      return null;
    }
  }

  /**
   * Stores a complete release or nothing.
   *
   * @param fetchFile returns the bytes of one of the release's files.
   * @throws Error that names the first file whose bytes do not match their integrity.
   */
  async write(release: Release, fetchFile: (file: string) => Promise<Uint8Array>): Promise<void> {
    const staged = path.join(this.releases, release.name, `.staged-${randomUUID()}`);
    try {
      const written = await Promise.allSettled(
        Object.entries(release.files).map(async ([file, integrity]) => {
          const bytes = await fetchFile(file);
          verify(file, bytes, integrity);
          await mkdir(path.dirname(path.join(staged, file)), { recursive: true });
          await writeFile(path.join(staged, file), bytes);
          await writeCompressed(path.join(staged, file), bytes);
        }),
      );
      const failure = written.find((result) => result.status === 'rejected');
      if (failure) throw failure.reason;
      await writeFile(path.join(staged, 'release.json'), JSON.stringify(release));
      await this.publish(staged, release);
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  /** The versions of the last composition, by remote. Empty if there was none. */
  async readLastComposition(): Promise<Record<string, string>> {
    try {
      return lastCompositionSchema.parse(JSON.parse(await readFile(this.lastCompositionFile, 'utf8')));
    } catch {
      return {};
    }
  }

  async writeLastComposition(versions: Record<string, string>): Promise<void> {
    const staged = `${this.lastCompositionFile}.${randomUUID()}`;
    await mkdir(path.dirname(this.lastCompositionFile), { recursive: true });
    await writeFile(staged, JSON.stringify(versions));
    await rename(staged, this.lastCompositionFile);
    // Retention counts from the last time that a release was part of a composition.
    const now = new Date();
    await Promise.all(
      Object.entries(versions).map(([name, version]) =>
        utimes(this.folderOf(name as RemoteName, version), now, now),
      ),
    );
  }

  /** Deletes a remote's releases that were last used before the retention period, except for the last three. */
  async prune(name: RemoteName, versionInUse: string, retentionDays: number): Promise<void> {
    const folder = path.join(this.releases, name);
    const others = (await readdir(folder)).filter(
      (entry) => !entry.startsWith('.') && entry !== versionInUse,
    );
    const dated = await Promise.all(
      others.map(async (version) => ({ version, usedMs: (await stat(path.join(folder, version))).mtimeMs })),
    );
    const oldestKeptMs = Date.now() - retentionDays * DAY_MS;
    const expired = dated
      .sort((a, b) => b.usedMs - a.usedMs)
      .slice(MIN_KEPT_RELEASES - 1)
      .filter(({ usedMs }) => usedMs < oldestKeptMs);
    await Promise.all(
      expired.map(({ version }) => rm(path.join(folder, version), { recursive: true, force: true })),
    );
  }

  /** Moves a staged release to its folder. A good one that is already there stays, a damaged one is replaced. */
  private async publish(staged: string, { name, version }: Release): Promise<void> {
    const target = this.folderOf(name, version);
    await rename(staged, target).catch(async () => {
      if (await this.read(name, version)) return;
      await rm(target, { recursive: true, force: true });
      await rename(staged, target);
    });
  }
}

function verify(file: string, bytes: Uint8Array, integrity: string): void {
  if (integrityOf(bytes) !== integrity) throw new Error(`${file} does not match its integrity`);
}
