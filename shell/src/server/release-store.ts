import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type Release, type RemoteName } from '@site/contracts';
import { z } from 'zod';
import { writeEncodings } from './encodings';

const lastCompositionSchema = z.record(z.string(), z.string());

const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const DAY = 24 * 60 * 60 * 1000;
const KEEP_AT_LEAST = 3;

/**
 * Verified releases on disk, and which of them made the last composition. Survives restarts; several shells may share
 * one folder.
 */
export class ReleaseStore {
  private readonly releases: string;
  private readonly lastFile: string;

  constructor(folder: string) {
    this.releases = path.join(folder, 'releases');
    this.lastFile = path.join(folder, 'composition.json');
  }

  /** Folder of a stored release. */
  folderOf(name: RemoteName, version: string): string {
    return path.join(this.releases, name, version);
  }

  /** Whether a release was stored; `read` tells whether it is whole. */
  has(name: RemoteName, version: string): boolean {
    return existsSync(this.folderOf(name, version));
  }

  /** The stored release, every file checked again; null where it is absent or damaged. */
  async read(name: RemoteName, version: string): Promise<Release | null> {
    const folder = this.folderOf(name, version);
    try {
      const release = releaseSchema.parse(
        JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')),
      );
      await Promise.all(
        Object.entries(release.files).map(async ([file, integrity]) => {
          if (integrityOf(await readFile(path.join(folder, file))) !== integrity)
            throw new Error(`${file} is damaged`);
        }),
      );
      return release;
    } catch {
      return null;
    }
  }

  /**
   * Stores a release, all of it or nothing.
   *
   * @param fetchFile gives the bytes of one of the release's files.
   * @throws Error that names the first file whose bytes do not match their integrity.
   */
  async write(release: Release, fetchFile: (file: string) => Promise<Uint8Array>): Promise<void> {
    const target = this.folderOf(release.name, release.version);
    const staged = path.join(this.releases, release.name, `.staged-${randomUUID()}`);
    try {
      const written = await Promise.allSettled(
        Object.entries(release.files).map(async ([file, integrity]) => {
          const bytes = await fetchFile(file);
          if (integrityOf(bytes) !== integrity) throw new Error(`${file} does not match its integrity`);
          await mkdir(path.dirname(path.join(staged, file)), { recursive: true });
          await writeFile(path.join(staged, file), bytes);
          await writeEncodings(path.join(staged, file), bytes);
        }),
      );
      const failure = written.find((result) => result.status === 'rejected');
      if (failure) throw failure.reason;
      await writeFile(path.join(staged, 'release.json'), JSON.stringify(release));
      await rename(staged, target).catch(async () => {
        // Another shell stored it meanwhile, or what is there is damaged and gives way.
        if (await this.read(release.name, release.version)) return;
        await rm(target, { recursive: true, force: true });
        await rename(staged, target);
      });
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  /** The versions that made the last composition, by remote. Empty where there was none. */
  async readLastComposition(): Promise<Record<string, string>> {
    try {
      return lastCompositionSchema.parse(JSON.parse(await readFile(this.lastFile, 'utf8')));
    } catch {
      return {};
    }
  }

  async writeLastComposition(versions: Record<string, string>): Promise<void> {
    const staged = `${this.lastFile}.${randomUUID()}`;
    await mkdir(path.dirname(this.lastFile), { recursive: true });
    await writeFile(staged, JSON.stringify(versions));
    await rename(staged, this.lastFile);
    // The retention of a release runs from the last time it was part of a composition.
    const now = new Date();
    await Promise.all(
      Object.entries(versions).map(([name, version]) =>
        utimes(this.folderOf(name as RemoteName, version), now, now),
      ),
    );
  }

  /** Deletes a remote's releases that are out of use for longer than the retention; at least the last three stay. */
  async prune(name: RemoteName, inUse: string, retentionDays: number): Promise<void> {
    const folder = path.join(this.releases, name);
    const versions = (await readdir(folder)).filter((entry) => !entry.startsWith('.') && entry !== inUse);
    const dated = await Promise.all(
      versions.map(async (version) => ({ version, used: (await stat(path.join(folder, version))).mtimeMs })),
    );
    const oldestKept = Date.now() - retentionDays * DAY;
    const expired = dated
      .sort((a, b) => b.used - a.used)
      .slice(KEEP_AT_LEAST - 1)
      .filter(({ used }) => used < oldestKept);
    await Promise.all(
      expired.map(({ version }) => rm(path.join(folder, version), { recursive: true, force: true })),
    );
  }
}
