import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { releaseVersionSchema, type PublishedRelease } from '@site/contracts';
import { replaceFile, syncFolder } from '@site/node-service/durable-files';
import { MANIFEST, readManifest, SIGNATURE } from './manifest';
import { Refusal } from './refusal';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From the end of a release's use: open tabs and shells may need its files. */
const RETENTION_MS = 30 * DAY_MS;

/** The published releases of a remote: a folder for each version, which is complete and never changes. */
export class PublishedReleases {
  constructor(private readonly folder: string) {}

  has(version: string): boolean {
    return [MANIFEST, SIGNATURE].every((file) => existsSync(path.join(this.folder, version, file)));
  }

  /**
   * Whether a version is published with these bytes as its `release.json`.
   *
   * @throws Refusal 409 if it is published with others: releases are immutable.
   */
  async isPublished(version: string, manifest: Buffer): Promise<boolean> {
    if (!this.has(version)) return false;
    const published = await readFile(path.join(this.folder, version, MANIFEST));
    if (!published.equals(manifest)) {
      throw new Refusal(
        409,
        `${version} is published already, with other contents, and a release never changes: choose another version`,
      );
    }
    return true;
  }

  /** Publishes a complete folder under its version, in one step. */
  async add(staged: string, version: string): Promise<void> {
    // Left by a deletion that was interrupted, if anything is there.
    await rm(path.join(this.folder, version), { recursive: true, force: true });
    await rename(staged, path.join(this.folder, version));
    await syncFolder(this.folder);
  }

  /** Keeps another valid signature of a published release, such as after a rotation of keys. */
  async sign(version: string, signature: string): Promise<void> {
    const file = path.join(this.folder, version, SIGNATURE);
    if ((await readFile(file, 'utf8')) !== signature) await replaceFile(file, signature);
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
      // Without its signature it is none any more, should the deletion be interrupted.
      await rm(path.join(this.folder, version, SIGNATURE), { force: true });
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
