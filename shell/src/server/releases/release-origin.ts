import { RELEASE_LIMITS, type Release, type RemoteName } from '@site/contracts';
import { readLimited } from './read-limited';
import { MANIFEST, SIGNATURE } from './signed-release';

const FETCH_TIMEOUT_MS = 10_000;
const POLL_TIMEOUT_MS = 2_000;
/** For all files of a release together. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/**
 * Client of one remote's origin: its activation, and the files of a release. Whatever it sends is bounded, and none of it is
 * verified here.
 */
export class ReleaseOrigin {
  private etag: string | null = null;
  private activation: string | null = null;

  constructor(
    readonly name: RemoteName,
    private readonly url: string,
  ) {}

  /** The text of `current.json`. Rejects if the origin is unavailable. */
  async readActivation(): Promise<string> {
    const headers: Record<string, string> = this.etag ? { 'If-None-Match': this.etag } : {};
    const response = await this.get('current.json', AbortSignal.timeout(POLL_TIMEOUT_MS), headers);
    if (response.status === 304 && this.activation !== null) return this.activation;
    const bytes = await readLimited(response, 'current.json', RELEASE_LIMITS.maxActivationBytes);
    this.etag = response.headers.get('etag');
    this.activation = bytes.toString('utf8');
    return this.activation;
  }

  /** The description of a release and its signature. Rejects with the reason if one of them cannot be fetched. */
  async readManifest(version: string): Promise<{ manifest: Buffer; signature: string }> {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const manifest = await this.get(`${version}/${MANIFEST}`, signal);
    const bytes = await readLimited(manifest, MANIFEST, RELEASE_LIMITS.maxManifestBytes);
    const signature = await this.get(`${version}/${SIGNATURE}`, signal);
    const text = await readLimited(signature, SIGNATURE, RELEASE_LIMITS.maxSignatureBytes);
    return { manifest: bytes, signature: text.toString('utf8') };
  }

  /** A function that fetches files of one release; all of them together are bounded in size and time. */
  filesOf({ version }: Release): (file: string) => Promise<Buffer> {
    const deadline = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
    let remainingBytes = RELEASE_LIMITS.maxBytes;
    return async (file) => {
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(FETCH_TIMEOUT_MS)]);
      const response = await this.get(`${version}/${file}`, signal);
      const bytes = await readLimited(response, file, RELEASE_LIMITS.maxFileBytes);
      remainingBytes -= bytes.byteLength;
      if (remainingBytes < 0)
        throw new Error(`its files are larger than ${RELEASE_LIMITS.maxBytes} bytes together`);
      return bytes;
    };
  }

  private async get(
    file: string,
    signal: AbortSignal,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(`${this.url}/${file}`, {
      headers: { ...headers, 'Accept-Encoding': 'identity' },
      signal,
      redirect: 'error',
    });
    if (response.ok || response.status === 304) return response;
    // An unread body would keep its connection.
    await response.body?.cancel();
    throw new Error(`${file} responded with ${response.status}`);
  }
}
