import { currentSchema, releaseSchema, type Release, type RemoteName } from '@site/contracts';

const FETCH_TIMEOUT_MS = 10_000;
const POLL_TIMEOUT_MS = 2_000;
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Client of one remote's origin: its current version, and the files of a release. */
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
    const response = await this.get('current.json', POLL_TIMEOUT_MS, headers);
    if (response.status === 304 && this.version) return this.version;
    const { version } = currentSchema.parse(await response.json());
    this.etag = response.headers.get('etag');
    this.version = version;
    return version;
  }

  /** Rejects with the reason if `release.json` is missing, malformed, or that of another release. */
  async readRelease(version: string): Promise<Release> {
    const response = await this.get(`${version}/release.json`, FETCH_TIMEOUT_MS);
    const result = releaseSchema.safeParse(await response.json());
    if (!result.success) {
      const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      throw new Error(`release.json is malformed: ${problems.slice(0, 5).join('; ')}`);
    }
    const release = result.data;
    if (release.name !== this.name || release.version !== version) {
      throw new Error(`release.json is that of ${release.name} ${release.version}`);
    }
    return release;
  }

  async readFile(version: string, file: string): Promise<Uint8Array> {
    const response = await this.get(`${version}/${file}`, FETCH_TIMEOUT_MS);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength > MAX_FILE_BYTES) throw new Error(`${file} is larger than ${MAX_FILE_BYTES} bytes`);
    return bytes;
  }

  private async get(
    file: string,
    timeoutMs: number,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(`${this.url}/${file}`, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok && response.status !== 304) throw new Error(`${file} responded with ${response.status}`);
    return response;
  }
}
