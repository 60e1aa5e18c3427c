import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { RELEASE_LIMITS, SIGNATURE, type RemoteName, type Upload } from '@site/contracts';
import { verifyRelease, type TrustedKey } from '@site/contracts/signature';
import { SerialQueue } from '@site/node-service/serial-queue';
import { filesBelow, type SignedManifest } from '@site/releases/folders';
import { HttpError } from './http-error';
import { acceptManifest, type Manifest } from './manifest';
import type { PublishedReleases } from './published-releases';
import { receiveFile } from './receive-file';

const ID_LENGTH = 32;
const MAX_PENDING_UPLOADS = 10;
/** An upload that is not continued for this long is deleted. */
const MAX_PENDING_AGE_MS = 24 * 60 * 60 * 1000;

interface UploadsSettings {
  /** Holds incomplete uploads, on the same disk as the published releases. */
  folder: string;
  remote: RemoteName;
  releases: PublishedReleases;
  /** Reads the keys that may sign releases. */
  trustedKeys(): readonly TrustedKey[];
}

interface PendingUpload {
  folder: string;
  manifest: Manifest;
  /** The size of the files received so far. */
  bytes: number;
}

/** Incomplete uploads of releases. Each can be continued, and is published once it is complete. */
export class Uploads {
  /** The key is a hash of `release.json`, so uploads of one version with different contents are separate. */
  private readonly pending = new Map<string, PendingUpload>();
  private readonly queue = new SerialQueue();

  constructor(private readonly settings: UploadsSettings) {}

  /**
   * Begins or continues an upload, and completes it if no file is missing.
   *
   * @param bytes the `release.json`; @param signature the text of its `release.json.sig`.
   * @throws SignatureError without this team's signature; HttpError 400 if the signature is too long; HttpError 409 if
   *   the version is published with other contents; see also `acceptManifest`.
   */
  async put(version: string, bytes: Buffer, signature: string): Promise<Upload> {
    const { remote, trustedKeys } = this.settings;
    verifyRelease(bytes, signature, trustedKeys());
    const { maxSignatureBytes } = RELEASE_LIMITS;
    if (Buffer.byteLength(signature) > maxSignatureBytes)
      throw new HttpError(
        400,
        `${SIGNATURE} has more than ${maxSignatureBytes} bytes, so no shell would fetch it: sign and send the release with federation publish`,
      );
    const manifest = acceptManifest(bytes, remote, version);
    return this.queue.run(() => this.proceed(manifest, { manifest: bytes, signature }));
  }

  /**
   * Receives one file of an upload.
   *
   * @throws HttpError 404 if the upload is not pending or does not name the file; see also `receiveFile`.
   */
  async putFile(id: string, name: string, source: Readable): Promise<void> {
    const upload = this.pending.get(id);
    if (!upload) throw new HttpError(404, 'The upload is not in progress: send release.json again');
    const integrity = upload.manifest.files[name];
    if (integrity === undefined) throw new HttpError(404, `release.json does not name ${name}`);
    const maxBytes = Math.min(RELEASE_LIMITS.maxFileBytes, RELEASE_LIMITS.maxBytes - upload.bytes);
    const target = path.join(upload.folder, name);
    const expected = { target, name, integrity, maxBytes };
    const received = await receiveFile(source, this.settings.folder, expected);
    // `upload.bytes += await …` would read the sum before the wait, and lose what other files add meanwhile.
    upload.bytes += received;
    const now = new Date();
    // The upload may have been completed in the meantime.
    await utimes(upload.folder, now, now).catch(() => undefined);
  }

  /** Deletes uploads that were not continued for a day. */
  async deleteAbandoned(): Promise<void> {
    for (const id of await readdir(this.settings.folder).catch(() => [])) {
      // It may be completed at this moment.
      const { mtimeMs } = await stat(path.join(this.settings.folder, id)).catch(() => ({
        mtimeMs: Infinity,
      }));
      if (mtimeMs < Date.now() - MAX_PENDING_AGE_MS) await this.delete(id);
    }
  }

  private async proceed(manifest: Manifest, signed: SignedManifest): Promise<Upload> {
    const { releases, trustedKeys } = this.settings;
    const { version } = manifest;
    const id = createHash('sha256').update(signed.manifest).digest('hex').slice(0, ID_LENGTH);
    const state = { path: `/uploads/${id}`, missing: [] };
    const isPublished = await releases.isPublished(version, signed.manifest);
    const signature = isPublished ? await releases.sign(version, signed, trustedKeys()) : signed.signature;
    // A published release that has lost a file is uploaded again as a whole: others may be damaged.
    if (!isPublished || (await missingFiles({ folder: releases.of(version), manifest })).length > 0) {
      const upload = await this.open(id, manifest);
      const missing = await missingFiles(upload);
      if (missing.length > 0) return { ...state, missing, published: false };
      await releases.publish(upload.folder, version, { ...signed, signature });
    }
    await this.delete(id);
    return { ...state, published: true };
  }

  private async open(id: string, manifest: Manifest): Promise<PendingUpload> {
    await this.deleteAbandoned();
    const folder = path.join(this.settings.folder, id);
    const others = (await readdir(this.settings.folder).catch(() => [])).filter(
      (other) => other !== id && !other.startsWith('.'),
    );
    if (others.length >= MAX_PENDING_UPLOADS) await this.deleteLeastContinued(others);
    // All folders are made now. A file that arrives after the end of the upload then finds no folder, and makes none.
    const folders = Object.keys(manifest.files).map((file) => path.dirname(path.join(folder, file)));
    for (const each of new Set([folder, ...folders])) await mkdir(each, { recursive: true });
    const sizes = await Promise.all(
      (await filesBelow(folder)).map(async (file) => (await stat(path.join(folder, file))).size),
    );
    const upload = { folder, manifest, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    if (upload.bytes > RELEASE_LIMITS.maxBytes)
      throw new HttpError(413, `The release is larger than ${RELEASE_LIMITS.maxBytes} bytes`);
    this.pending.set(id, upload);
    return upload;
  }

  /**
   * Deletes the upload that has received no file for longest, first of all one that has none: anybody can send the
   * signed description of an earlier release once more, and must not keep others from publishing. Its client begins it
   * again.
   */
  private async deleteLeastContinued(ids: readonly string[]): Promise<void> {
    const uploads = await Promise.all(
      ids.map(async (id) => {
        const folder = path.join(this.settings.folder, id);
        const isEmpty = (await filesBelow(folder)).length === 0;
        return { id, isEmpty, continuedMs: (await stat(folder)).mtimeMs };
      }),
    );
    const [first] = uploads.sort(
      (a, b) => Number(b.isEmpty) - Number(a.isEmpty) || a.continuedMs - b.continuedMs,
    );
    if (first) await this.delete(first.id);
  }

  private async delete(id: string): Promise<void> {
    this.pending.delete(id);
    await rm(path.join(this.settings.folder, id), { recursive: true, force: true });
  }
}

async function missingFiles({
  folder,
  manifest,
}: Pick<PendingUpload, 'folder' | 'manifest'>): Promise<string[]> {
  const present = new Set(await filesBelow(folder));
  return Object.keys(manifest.files).filter((file) => !present.has(file));
}
