import { releaseListSchema, uploadSchema, type ReleaseList, type Upload } from '@site/contracts';

/** For a request with its body: the largest file over a slow line. */
const REQUEST_TIMEOUT_MS = 60_000;

/** An origin does not do what it was asked for. The message is the origin's own. */
export class OriginError extends Error {
  override readonly name = 'OriginError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** An origin cannot be reached, or the connection was lost: the same may succeed a moment later. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The requests that an origin responds to. */
export class OriginClient {
  constructor(readonly url: string) {
    if (!/^https?:\/\//.test(url))
      throw new Error(`ORIGIN_URL is ${url}, and must be an http or https address`);
  }

  async list(): Promise<ReleaseList> {
    return releaseListSchema.parse(await (await this.request('GET', '/releases.json')).json());
  }

  /** The signed text of the current activation; null where nothing was activated yet. */
  async activation(): Promise<string | null> {
    return (await this.file('/current.json'))?.toString() ?? null;
  }

  /** The bytes of a published `release.json`; null where the version is not published. */
  manifest(version: string): Promise<Buffer | null> {
    return this.file(`/${version}/release.json`);
  }

  /** Begins, continues or completes an upload. */
  async putManifest(version: string, manifest: Uint8Array, signature: string): Promise<Upload> {
    // A header holds one line.
    const headers = { 'Release-Signature': signature.trim() };
    const response = await this.request('PUT', `/${version}/release.json`, manifest, headers);
    return uploadSchema.parse(await response.json());
  }

  async putFile(upload: Upload, file: string, bytes: Uint8Array): Promise<void> {
    await this.request('PUT', `${upload.path}/${file}`, bytes);
  }

  async activate(envelope: string): Promise<void> {
    await this.request('PUT', '/current.json', Buffer.from(envelope));
  }

  private async file(path: string): Promise<Buffer | null> {
    try {
      return Buffer.from(await (await this.request('GET', path)).arrayBuffer());
    } catch (error) {
      if (error instanceof OriginError && error.status === 404) return null;
      throw error;
    }
  }

  /** Resolves with a response of status 2xx. A redirect is none: it would lead a release somewhere else. */
  private async request(
    method: string,
    path: string,
    body?: Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    let status: number;
    let text: string;
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const request = {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(body ? { body: new Uint8Array(body) } : {}),
      } as const;
      const response = await fetch(this.url + path, request);
      if (response.ok) return response;
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw new ConnectionError(`The origin ${this.url} cannot be reached: ${causeOf(error)}`, {
        cause: error,
      });
    }
    // A proxy in front of an origin that is restarted, or the origin while it stops.
    if (status >= 502 && status <= 504)
      throw new ConnectionError(`${this.url}${path} responded with ${status}`);
    throw new OriginError(status, text.trim() || `${this.url}${path} responded with ${status}`);
  }
}

/** What `fetch` hides in the cause of its error. */
function causeOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: Error & { code?: string } };
  return cause?.code ?? cause?.message ?? message;
}
