import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  MANIFEST,
  parseManifest,
  type GateOutcomes,
  type Release,
  releaseSchema,
  type Upload,
} from '@site/contracts';
import { signRelease } from '@site/contracts/signature';
import { ConnectionError, OriginClient, OriginError, retry } from './origin-client';

const MAX_CONCURRENT_FILES = 4;

export interface UploadProgress {
  /** Files that the origin has so far. */
  files: number;
  totalFiles: number;
  bytes: number;
  totalBytes: number;
}

export interface PublishOptions {
  /** Address of the remote's origin. */
  originUrl: string;
  /** Folder of a built release: `release.json` and the files that it names. */
  folder: string;
  /** The team's private key, in PEM. */
  key: string;
  /** Outcomes of the gate, which are signed with the release. */
  gate?: GateOutcomes;
  onProgress?: (progress: UploadProgress) => void;
  /** Called after a lost connection, before each retry. */
  onRetry?: (reason: string, delayMs: number) => void;
  delaysMs?: readonly number[];
}

/**
 * Signs a built release and uploads it to its origin, completely or not at all. After a lost connection, the upload resumes with
 * the missing files. Does nothing if the same release is already published.
 *
 * @throws OriginError with the origin's reason; ConnectionError if it stays unreachable.
 */
export async function publishRelease(options: PublishOptions): Promise<Release> {
  const { originUrl, folder, key, onProgress } = options;
  const bytes = await readFile(path.join(folder, MANIFEST));
  const release = parseManifest(releaseSchema, bytes);
  const signature = signRelease(bytes, key, options.gate);
  const origin = new OriginClient(originUrl);
  const progress = new Progress(await sizesOf(folder, Object.keys(release.files)), onProgress);
  const putManifest = async () => {
    const upload = await origin.putManifest(release.version, bytes, signature);
    progress.update(upload.missing);
    return upload;
  };
  const attempt = async () => {
    const upload = await putManifest();
    if (upload.published) return;
    await sendFiles(origin, upload, folder, progress);
    const { published, missing } = await putManifest();
    if (!published) throw new ConnectionError(`The origin lost ${missing.join(', ')}`);
  };
  await retry(attempt, { ...options, madeProgress: () => progress.hasGrown() });
  return release;
}

async function sendFiles(
  origin: OriginClient,
  upload: Upload,
  folder: string,
  progress: Progress,
): Promise<void> {
  const remaining = [...upload.missing];
  const sendRemaining = async () => {
    for (let file = remaining.shift(); file !== undefined; file = remaining.shift()) {
      await origin.putFile(upload, file, await readFile(path.join(folder, file)));
      progress.add(file);
    }
  };
  // The first failure stops the other workers: no file remains for them.
  const stopAll = () => void remaining.splice(0);
  const sending = Array.from({ length: MAX_CONCURRENT_FILES }, () => sendRemaining().finally(stopAll));
  const failure = (await Promise.allSettled(sending)).find((result) => result.status === 'rejected');
  if (failure) throw resumable(failure.reason);
}

/** A restarted origin responds with 404 until `release.json` is sent again. */
const resumable = (error: unknown) =>
  error instanceof OriginError && error.status === 404 ? new ConnectionError(error.message) : error;

async function sizesOf(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const sizes = files.map(async (file) => [file, (await stat(path.join(folder, file))).size] as const);
  return new Map(await Promise.all(sizes));
}

/** How much of a release the origin has. */
class Progress {
  private missing: Set<string>;
  private fewestMissing = Infinity;

  constructor(
    private readonly sizes: ReadonlyMap<string, number>,
    private readonly onProgress: ((progress: UploadProgress) => void) | undefined,
  ) {
    this.missing = new Set(sizes.keys());
  }

  update(missing: readonly string[]): void {
    this.missing = new Set(missing);
    this.report();
  }

  add(file: string): void {
    this.missing.delete(file);
    this.report();
  }

  /** Whether fewer files are missing than at the last call. */
  hasGrown(): boolean {
    const grown = this.missing.size < this.fewestMissing;
    this.fewestMissing = Math.min(this.missing.size, this.fewestMissing);
    return grown;
  }

  private report(): void {
    const sum = (files: Iterable<string>) =>
      [...files].reduce((total, file) => total + (this.sizes.get(file) ?? 0), 0);
    const totalBytes = sum(this.sizes.keys());
    this.onProgress?.({
      files: this.sizes.size - this.missing.size,
      totalFiles: this.sizes.size,
      bytes: totalBytes - sum(this.missing),
      totalBytes,
    });
  }
}
