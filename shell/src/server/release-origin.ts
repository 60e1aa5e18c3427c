import { currentSchema, releaseSchema, type Release, type RemoteName } from '@site/contracts';

const TIMEOUT = 10_000;
const POLL_TIMEOUT = 2_000;
const LARGEST_FILE = 16 * 1024 * 1024;

/** Reads one remote's origin: which release is current, and the files of a release. */
export class ReleaseOrigin {
  private etag: string | null = null;
  private version: string | null = null;

  constructor(
    readonly name: RemoteName,
    private readonly origin: string,
  ) {}

  private async get(file: string, timeout: number, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.origin}/${file}`, {
      headers,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    if (!response.ok && response.status !== 304) throw new Error(`${file} answered ${response.status}`);
    return response;
  }

  /** The version that the origin names as current. Rejects where the origin is away or answers nonsense. */
  async currentVersion(): Promise<string> {
    const response = await this.get(
      'current.json',
      POLL_TIMEOUT,
      this.etag ? { 'If-None-Match': this.etag } : {},
    );
    if (response.status === 304 && this.version) return this.version;
    const { version } = currentSchema.parse(await response.json());
    this.etag = response.headers.get('etag');
    this.version = version;
    return version;
  }

  /** Rejects with the reason where `release.json` is absent or malformed, or speaks of another release. */
  async readRelease(version: string): Promise<Release> {
    const response = await this.get(`${version}/release.json`, TIMEOUT);
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
    const response = await this.get(`${version}/${file}`, TIMEOUT);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength > LARGEST_FILE) throw new Error(`${file} is larger than ${LARGEST_FILE} bytes`);
    return bytes;
  }
}
