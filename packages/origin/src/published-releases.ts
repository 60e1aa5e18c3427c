import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { releaseVersionSchema, type PublishedRelease } from '@site/contracts';
import { syncFolder } from '@site/node-service/durable-files';
import { MANIFEST, readManifest } from './manifest';
import { Refusal } from './refusal';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From the end of a release's use: open tabs and shells may need its files. */
const RETENTION_MS = 30 * DAY_MS;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The published releases of a remote: a folder for each version, which is complete and never changes. */
export class PublishedReleases {
  constructor(private readonly folder: string) {}

  has(version: string): boolean {
    return existsSync(path.join(this.folder, version, MANIFEST));
  }

  /**
   * Whether a version is published with these bytes as its `release.json`.
   *
   * @throws Refusal 409 if it is published with others: releases are immutable.
   */
  async isPublished(version: string, manifest: Buffer): Promise<boolean> {
    const published = await readFile(path.join(this.folder, version, MANIFEST)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (published && !published.equals(manifest)) {
      throw new Refusal(
        409,
        `${version} is published already, with other contents, and a release never changes: choose another version`,
      );
    }
    return published !== null;
  }

  /** Publishes a complete folder under its version, in one step. Another that was published meanwhile stays. */
  async add(staged: string, version: string, manifest: Buffer): Promise<void> {
    await rename(staged, path.join(this.folder, version)).catch(async (error: unknown) => {
      if (!(await this.isPublished(version, manifest))) throw error;
    });
    await syncFolder(this.folder);
  }

  /** The latest first. */
  async list(): Promise<PublishedRelease[]> {
    const releases = await Promise.all((await this.versions()).map((version) => this.describe(version)));
    return releases.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  /** Retention counts from the last time that a release was marked. */
  async markUsed(versions: readonly string[]): Promise<void> {
    const now = new Date();
    await Promise.all(
      versions
        .filter((version) => this.has(version))
        .map((version) => utimes(path.join(this.folder, version), now, now)),
    );
  }

  /** Deletes releases that were last used before the retention period, except for those that are kept. */
  async prune(kept: readonly string[]): Promise<void> {
    for (const version of await this.versions()) {
      const { mtimeMs } = await stat(path.join(this.folder, version));
      if (kept.includes(version) || mtimeMs > Date.now() - RETENTION_MS) continue;
      await rm(path.join(this.folder, version), { recursive: true, force: true });
    }
  }

  private async versions(): Promise<string[]> {
    const entries = await readdir(this.folder);
    return entries.filter((entry) => releaseVersionSchema.safeParse(entry).success && this.has(entry));
  }

  private async describe(version: string): Promise<PublishedRelease> {
    const folder = path.join(this.folder, version);
    const { commit, createdAt, gate, files } = readManifest(await readFile(path.join(folder, MANIFEST)));
    const { mtime } = await stat(path.join(folder, MANIFEST));
    const sizes = await Promise.all(
      Object.keys(files).map(async (file) => (await stat(path.join(folder, file))).size),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { version, publishedAt: mtime.toISOString(), createdAt, commit, gate, bytes };
  }
}
