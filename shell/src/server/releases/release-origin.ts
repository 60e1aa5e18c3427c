import {
  ACTIVATION,
  MANIFEST,
  type Release,
  RELEASE_LIMITS,
  type RemoteName,
  SIGNATURE,
} from '@site/contracts';
import type { SignedManifest } from '@site/releases/folders';
import { Agent, interceptors, request } from 'undici';
import { readLimited } from '../outgoing/read-limited';
import { lookupInTurn } from './lookup-in-turn';

/** For `current.json`, the activation: every poll requests it. */
const ACTIVATION_TIMEOUT_MS = 2_000;
/** For a manifest with its signature, or for one file. */
const FETCH_TIMEOUT_MS = 10_000;
/** For all files of a release together. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** The body of an error response is read up to this size. If it is longer, the connection is closed. */
const MAX_UNUSED_BYTES = 16 * 1024;

/**
 * The connections to all origins. An origin may close a kept connection at the moment at which a request is sent on it:
 * that request is sent again, once.
 */
const dispatcher = new Agent({ connect: { lookup: lookupInTurn() } }).compose(
  interceptors.retry({
    maxRetries: 1,
    minTimeout: 0,
    statusCodes: [],
    errorCodes: ['ECONNRESET', 'UND_ERR_SOCKET'],
  }),
);

/**
 * Client of one remote's origin: its activation, and the files of a release. It bounds every response, and
 * verifies none.
 */
export class ReleaseOrigin {
  constructor(
    readonly name: RemoteName,
    readonly url: string,
  ) {}

  /** The text of `current.json`. Rejects if the origin is unavailable. */
  async readActivation(): Promise<string> {
    const signal = AbortSignal.timeout(ACTIVATION_TIMEOUT_MS);
    const bytes = await this.fetch(ACTIVATION, RELEASE_LIMITS.maxActivationBytes, signal);
    return bytes.toString('utf8');
  }

  /** The manifest of a release and its signature. Rejects with the reason if one of them cannot be fetched. */
  async readManifest(version: string): Promise<SignedManifest> {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const fetchFile = (file: string, maxBytes: number) => this.fetch(`${version}/${file}`, maxBytes, signal);
    const manifest = await fetchFile(MANIFEST, RELEASE_LIMITS.maxManifestBytes);
    const signature = await fetchFile(SIGNATURE, RELEASE_LIMITS.maxSignatureBytes);
    return { manifest, signature: signature.toString('utf8') };
  }

  /** Returns a function that fetches files of one release. It bounds the size and time of all of them together. */
  filesOf({ version }: Release): (file: string) => Promise<Buffer> {
    const deadline = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
    let remainingBytes = RELEASE_LIMITS.maxBytes;
    return async (file) => {
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(FETCH_TIMEOUT_MS)]);
      const bytes = await this.fetch(`${version}/${file}`, RELEASE_LIMITS.maxFileBytes, signal);
      remainingBytes -= bytes.byteLength;
      if (remainingBytes < 0)
        throw new Error(`its files are larger than ${RELEASE_LIMITS.maxBytes} bytes together`);
      return bytes;
    };
  }

  /** Rejects if the file cannot be fetched, or is larger. Redirects are not followed, and nothing is decompressed. */
  private async fetch(file: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
    try {
      const { statusCode, body } = await request(`${this.url}/${file}`, {
        dispatcher,
        signal,
        headers: { 'Accept-Encoding': 'identity' },
      });
      if (statusCode !== 200) {
        // The connection stays in use until the body is read.
        await body.dump({ limit: MAX_UNUSED_BYTES, signal });
        throw new Error(`${file} responded with ${statusCode}`);
      }
      return await readLimited(body, file, maxBytes);
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }
}
