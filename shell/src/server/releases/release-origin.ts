import { currentSchema, RELEASE_LIMITS, releaseSchema, type Release, type RemoteName } from '@site/contracts';
import { readLimited } from './read-limited';

const FETCH_TIMEOUT_MS = 10_000;
const POLL_TIMEOUT_MS = 2_000;
/** For all files of a release together. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Client of one remote's origin: its current version, and the files of a release. Whatever it sends is bounded. */
export class ReleaseOrigin {
  private etag: string | null = null;
  private version: string | null = null;

  constructor(
    readonly name: RemoteName,
    private readonly url: string,
  ) {}

  /** The version that is activated. Rejects if the origin is unavailable or its response is malformed. */
  async currentVersion(): Promise<string> {
    const headers: Record<string, string> = this.etag ? { 'If-None-Match': this.etag } : {};
    const response = await this.get('current.json', AbortSignal.timeout(POLL_TIMEOUT_MS), headers);
    if (response.status === 304 && this.version) return this.version;
    const { version } = currentSchema.parse(
      await readJson(response, 'current.json', RELEASE_LIMITS.maxActivationBytes),
    );
    this.etag = response.headers.get('etag');
    this.version = version;
    return version;
  }

  /** Rejects with the reason if `release.json` is missing, malformed, or that of another release. */
  async readRelease(version: string): Promise<Release> {
    const response = await this.get(`${version}/release.json`, AbortSignal.timeout(FETCH_TIMEOUT_MS));
    const result = releaseSchema.safeParse(
      await readJson(response, 'release.json', RELEASE_LIMITS.maxManifestBytes),
    );
    if (!result.success) {
      const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      throw new Error(`release.json is malformed: ${problems.slice(0, 5).join('; ')}`);
    }
    const release = result.data;
    if (release.name !== this.name || release.version !== version) {
      throw new Error(`release.json is that of ${release.name} ${release.version}`);
    }
    const count = Object.keys(release.files).length;
    if (count > RELEASE_LIMITS.maxFiles)
      throw new Error(`it has ${count} files, and at most ${RELEASE_LIMITS.maxFiles} are fetched`);
    return release;
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

const readJson = async (response: Response, file: string, maxBytes: number): Promise<unknown> =>
  JSON.parse((await readLimited(response, file, maxBytes)).toString('utf8'));
