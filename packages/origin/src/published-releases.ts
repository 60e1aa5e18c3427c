import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, parseManifest, SIGNATURE, type PublishedRelease } from '@site/contracts';
import { readGate, type TrustedKey } from '@site/contracts/signature';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';
import { ReleaseFolders, type SignedManifest } from '@site/releases/folders';
import { HttpError } from './http-error';
import { manifestSchema } from './manifest';
import { isRenewal } from './signature-renewal';

/** Counted from the last use of a release: open tabs and shells may need its files. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * The published releases of a remote: a folder for each version, which is complete and never changes. Of one that has
 * expired, `release.json` stays.
 */
export class PublishedReleases extends ReleaseFolders {
  constructor(
    folder: string,
    private readonly log: Logger,
  ) {
    super(folder);
  }

  /**
   * Whether a version is published with these bytes as its `release.json`.
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

  /** Replaces the signature of a published release, such as after a rotation of keys, if it is a renewal. */
  async sign(
    version: string,
    { manifest, signature }: SignedManifest,
    keys: readonly TrustedKey[],
  ): Promise<void> {
    const file = path.join(this.of(version), SIGNATURE);
    if (isRenewal(manifest, signature, await readFile(file, 'utf8'), keys))
      await replaceFile(file, signature);
  }

  /** All published releases, the latest first. One that cannot be described is logged and left out. */
  async list(): Promise<PublishedRelease[]> {
    const described = (await this.versions()).map((version) =>
      this.describe(version).catch((error: unknown) => {
        this.log.error({ error, version }, 'a published release is damaged and is not listed');
        return null;
      }),
    );
    const releases = (await Promise.all(described)).filter((release) => release !== null);
    return releases.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  /** Deletes releases that were last used before the retention period, except the kept ones. */
  async deleteExpired(kept: readonly string[]): Promise<void> {
    await this.prune(RETENTION_MS, () => kept);
  }

  protected override async remove(version: string): Promise<void> {
    const folder = this.of(version);
    await rm(path.join(folder, SIGNATURE), { force: true });
    for (const entry of await readdir(folder))
      if (entry !== MANIFEST) await rm(path.join(folder, entry), { recursive: true, force: true });
  }

  private async describe(version: string): Promise<PublishedRelease> {
    const folder = this.of(version);
    const manifest = await readFile(path.join(folder, MANIFEST));
    const gate = readGate(await readFile(path.join(folder, SIGNATURE), 'utf8'));
    const { commit, createdAt, files } = parseManifest(manifestSchema, manifest);
    const { mtime } = await stat(path.join(folder, MANIFEST));
    const sizes = await Promise.all(
      Object.keys(files).map(async (file) => (await stat(path.join(folder, file))).size),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { version, publishedAt: mtime.toISOString(), createdAt, commit, gate, bytes };
  }
}
