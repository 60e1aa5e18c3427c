import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, parseManifest, SIGNATURE, type PublishedRelease } from '@site/contracts';
import { readSignature, type TrustedKey } from '@site/contracts/signature';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';
import { SerialQueue } from '@site/node-service/serial-queue';
import { ReleaseFolders, type SignedManifest } from '@site/releases/folders';
import { HttpError } from './http-error';
import { manifestSchema } from './manifest';
import { isRenewal } from './signature-renewal';

/** Counted from the last use of a release: open tabs and shells may need its files. */
const RELEASE_RETENTION_DAYS = 30;

/**
 * The published releases of a remote: a folder for each version. Only the signature of a published release may change.
 * When a release expires, the origin keeps its `release.json`.
 */
export class PublishedReleases extends ReleaseFolders {
  private readonly lists = new SerialQueue();
  /** The next list: its callers wait for it, and nobody has begun to make it. */
  private nextList: Promise<PublishedRelease[]> | null = null;
  /** The versions whose damage is in the log. */
  private readonly damaged = new Set<string>();

  constructor(
    folder: string,
    private readonly log: Logger,
  ) {
    super(folder);
  }

  /**
   * Whether a version is published with these bytes as its `release.json`. It may have lost files all the same.
   *
   * @throws HttpError 409 if it is published with others, or was until it expired: caches keep its files for a year.
   */
  async isPublished(version: string, manifest: Uint8Array): Promise<boolean> {
    const earlier = await readFile(path.join(this.of(version), MANIFEST)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      },
    );
    if (earlier && !earlier.equals(manifest)) {
      throw new HttpError(
        409,
        `${version} is already published with other contents, and releases are immutable: choose another version`,
      );
    }
    return this.has(version);
  }

  /**
   * Replaces the signature of a published release, such as after a rotation of keys, if it is a renewal.
   *
   * @returns the signature that the release has now.
   */
  async sign(
    version: string,
    { manifest, signature }: SignedManifest,
    keys: readonly TrustedKey[],
  ): Promise<string> {
    const file = path.join(this.of(version), SIGNATURE);
    const stored = await readFile(file, 'utf8');
    if (!isRenewal(manifest, signature, stored, keys)) return stored;
    await replaceFile(file, signature);
    return signature;
  }

  /**
   * All published releases, the latest first. One that cannot be described is logged once and left out. Anybody may ask
   * for the list, so one is made at a time, and those who ask meanwhile share the next one: it has what was published
   * before they asked.
   */
  list(): Promise<PublishedRelease[]> {
    this.nextList ??= this.lists.run(() => {
      this.nextList = null;
      return this.makeList();
    });
    return this.nextList;
  }

  /**
   * Deletes releases that were last used before the retention period, except the kept ones, and what killed processes
   * have left. An origin that starts after it was killed does not do this: what it has left is too recent by then.
   */
  async deleteExpired(kept: readonly string[]): Promise<void> {
    await this.deleteStaged();
    await this.prune(kept, RELEASE_RETENTION_DAYS);
  }

  protected override async remove(version: string): Promise<void> {
    const folder = this.of(version);
    await rm(path.join(folder, SIGNATURE), { force: true });
    for (const entry of await readdir(folder))
      if (entry !== MANIFEST) await rm(path.join(folder, entry), { recursive: true, force: true });
  }

  private async makeList(): Promise<PublishedRelease[]> {
    const releases: PublishedRelease[] = [];
    // One after the other: each description has up to 1 MB.
    for (const version of await this.versions()) {
      try {
        releases.push(await this.describe(version));
      } catch (error) {
        if (!this.damaged.has(version))
          this.log.error({ error, version }, 'a published release is damaged and is not listed');
        this.damaged.add(version);
      }
    }
    return releases.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  private async describe(version: string): Promise<PublishedRelease> {
    const folder = this.of(version);
    const manifest = await readFile(path.join(folder, MANIFEST));
    const { gate } = readSignature(await readFile(path.join(folder, SIGNATURE), 'utf8'));
    const { commit, createdAt, files } = parseManifest(manifestSchema, manifest);
    const { mtime } = await stat(path.join(folder, MANIFEST));
    const sizes = await Promise.all(
      Object.keys(files).map(async (file) => (await stat(path.join(folder, file))).size),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { version, publishedAt: mtime.toISOString(), createdAt, commit, gate, bytes };
  }
}
