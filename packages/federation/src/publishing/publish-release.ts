import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  MANIFEST,
  parseManifest,
  type GateOutcomes,
  type Release,
  releaseSchema,
  type Upload,
} from '@site/contracts';
import { signRelease } from '@site/contracts/signature';
import { forEachConcurrently } from '@site/node-service/for-each-concurrently';
import { ConnectionError, OriginClient, OriginError, retry, type RetryOptions } from './origin-client';

const MAX_CONCURRENT_FILES = 4;

export interface PublishOptions extends Pick<RetryOptions, 'onRetry' | 'delaysMs'> {
  /** Address of the remote's origin. */
  originUrl: string;
  /** Folder of a built release: `release.json` and the files that it names. */
  folder: string;
  /** The release that was checked, if one was. */
  checked?: Release;
  /** The team's private key, in PEM. */
  key: string;
  /** Outcomes of the gate, which are signed with the release. */
  gate?: GateOutcomes;
}

/**
 * Signs a built release and uploads it to its origin, completely or not at all. After a lost connection, the upload
 * resumes with the missing files. Does nothing if the same release is already published.
 *
 * @throws OriginError with the origin's reason; ConnectionError if it stays unreachable; Error if the folder has
 *   another release than the one that was checked.
 */
export async function publishRelease(options: PublishOptions): Promise<Release> {
  const { originUrl, folder, key, checked } = options;
  const bytes = await readFile(path.join(folder, MANIFEST));
  const release = parseManifest(releaseSchema, bytes);
  // It has the hash of every file, and the origin refuses a file with another one.
  if (checked && !isDeepStrictEqual(release, checked))
    throw new Error(
      `another command has built ${folder} again since it was checked: run federation release again, alone`,
    );
  const signature = signRelease(bytes, key, options.gate);
  const origin = new OriginClient(originUrl);
  let missing = Infinity;
  let fewestMissing = Infinity;
  const putManifest = async () => {
    const upload = await origin.putManifest(release.version, bytes, signature);
    missing = upload.missing.length;
    return upload;
  };
  const attempt = async () => {
    const upload = await putManifest();
    if (upload.published) return;
    await sendFiles(origin, upload, folder);
    const { published, missing: lost } = await putManifest();
    if (!published) throw new ConnectionError(`The origin lost ${lost.join(', ')}`);
  };
  const madeProgress = () => {
    const hasGrown = missing < fewestMissing;
    fewestMissing = Math.min(missing, fewestMissing);
    return hasGrown;
  };
  await retry(attempt, { ...options, madeProgress });
  return release;
}

async function sendFiles(origin: OriginClient, upload: Upload, folder: string): Promise<void> {
  try {
    await forEachConcurrently(upload.missing, MAX_CONCURRENT_FILES, async (file) =>
      origin.putFile(upload, file, await readFile(path.join(folder, file))),
    );
  } catch (error) {
    throw resumable(error);
  }
}

/** A restarted origin responds with 404 until `release.json` is sent again. */
const resumable = (error: unknown) =>
  error instanceof OriginError && error.status === 404 ? new ConnectionError(error.message) : error;
