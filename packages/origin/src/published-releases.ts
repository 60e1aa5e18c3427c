import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { releaseVersionSchema, type PublishedRelease } from '@site/contracts';
import { MANIFEST, parseManifest, SIGNATURE } from '@site/contracts/release-files';
import { replaceFile, syncFolder } from '@site/node-service/durable-files';
import { HttpError } from './http-error';
import { manifestSchema } from './manifest';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From the last use of a release: open tabs and shells may need its files. */
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
   * @throws HttpError 409 if it is published with others: releases are immutable.
   */
  async isPublished(version: string, manifest: Buffer): Promise<boolean> {
    if (!this.has(version)) return false;
    const published = await readFile(path.join(this.folder, version, MANIFEST));
    if (!published.equals(manifest)) {
      throw new HttpError(
        409,
        `${version} is already published with other contents, and releases are immutable: choose another version`,
      );
    }
    return true;
  }

  /** Publishes a complete folder under its version, in one step. */
  async add(staged: string, version: string): Promise<void> {
    // An interrupted deletion may have left a part of an earlier release.
    await rm(path.join(this.folder, version), { recursive: true, force: true });
    await rename(staged, path.join(this.folder, version));
    await syncFolder(this.folder);
  }

  /** Replaces the signature of a published release, such as after a rotation of keys. */
  async sign(version: string, signature: string): Promise<void> {
    const file = path.join(this.folder, version, SIGNATURE);
    if ((await readFile(file, 'utf8')) !== signature) await replaceFile(file, signature);
  }

  /** All published releases, the latest first. */
  async list(): Promise<PublishedRelease[]> {
    const releases = await Promise.all((await this.versions()).map((version) => this.describe(version)));
    return releases.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  /** Restarts the retention period of releases. */
  async markUsed(versions: readonly string[]): Promise<void> {
    const now = new Date();
    await Promise.all(
      versions
        .filter((version) => this.has(version))
        .map((version) => utimes(path.join(this.folder, version), now, now)),
    );
  }

  /** Deletes releases that were last used before the retention period, except for the kept ones. */
  async prune(kept: readonly string[]): Promise<void> {
    for (const version of await this.versions()) {
      const { mtimeMs } = await stat(path.join(this.folder, version));
      if (kept.includes(version) || mtimeMs > Date.now() - RETENTION_MS) continue;
      // First, so that the release counts as unpublished if the deletion is interrupted.
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
    const manifest = await readFile(path.join(folder, MANIFEST));
    const { commit, createdAt, gate, files } = parseManifest(manifestSchema, manifest);
    const { mtime } = await stat(path.join(folder, MANIFEST));
    const sizes = await Promise.all(
      Object.keys(files).map(async (file) => (await stat(path.join(folder, file))).size),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { version, publishedAt: mtime.toISOString(), createdAt, commit, gate, bytes };
  }
}
