import { setTimeout as delay } from 'node:timers/promises';
import {
  ACTIVATION,
  MANIFEST,
  RELEASE_LIST,
  REPLACED_HEADER,
  SIGNATURE,
  type ReleaseList,
  releaseListSchema,
  SIGNATURE_HEADER,
  type Upload,
  uploadSchema,
} from '@site/contracts';
import type { ZodType } from 'zod';

/** Long enough for the largest file over a slow connection. */
const REQUEST_TIMEOUT_MS = 60_000;

/** An error response of an origin. The message is its body. */
export class OriginError extends Error {
  override readonly name = 'OriginError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** An origin cannot be reached, or the connection was lost: a retry may succeed. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** Client of an origin. Every request rejects with `OriginError` or `ConnectionError`. */
export class OriginClient {
  constructor(readonly url: string) {}

  async list(): Promise<ReleaseList> {
    const path = `/${RELEASE_LIST}`;
    return this.parse(path, await this.request('GET', path), releaseListSchema);
  }

  /** The signed text of the current activation; null if nothing was activated yet. */
  async activation(): Promise<string | null> {
    return (await this.file(`/${ACTIVATION}`))?.toString() ?? null;
  }

  /** The bytes of a `release.json`; null if the version was never published. That of an expired version stays. */
  manifest(version: string): Promise<Buffer | null> {
    return this.file(`/${version}/${MANIFEST}`);
  }

  /** The text of a published `release.json.sig`; null if the version is not published. */
  async signature(version: string): Promise<string | null> {
    return (await this.file(`/${version}/${SIGNATURE}`))?.toString() ?? null;
  }

  /** Begins, continues or completes an upload. */
  async putManifest(version: string, manifest: Uint8Array, signature: string): Promise<Upload> {
    // A header must not contain line breaks.
    const headers = { [SIGNATURE_HEADER]: signature.trim() };
    const path = `/${version}/${MANIFEST}`;
    return this.parse(path, await this.request('PUT', path, manifest, headers), uploadSchema);
  }

  async putFile(upload: Upload, file: string, bytes: Uint8Array): Promise<void> {
    await this.request('PUT', `${upload.path}/${file}`, bytes);
  }

  /** @param replaced the sequence of the current activation; 0 if there is none. After another one, it is refused. */
  async activate(envelope: string, replaced: number): Promise<void> {
    const headers = { [REPLACED_HEADER]: String(replaced) };
    await this.request('PUT', `/${ACTIVATION}`, Buffer.from(envelope), headers);
  }

  private parse<Value>(path: string, body: Buffer, schema: ZodType<Value>): Value {
    try {
      return schema.parse(JSON.parse(body.toString()));
    } catch {
      throw new OriginError(200, `${this.url}${path} is not the answer of an origin: check the address`);
    }
  }

  private async file(path: string): Promise<Buffer | null> {
    try {
      return await this.request('GET', path);
    } catch (error) {
      if (error instanceof OriginError && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Resolves with the body of a response of status 2xx. A redirect is an error: it would send a release to another
   * server.
   */
  private async request(
    method: string,
    path: string,
    body?: Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Buffer> {
    let response: Response;
    let bytes: Buffer;
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const request = {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(body ? { body: new Uint8Array(body) } : {}),
      } as const;
      response = await fetch(this.url + path, request);
      bytes = Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new ConnectionError(`The origin ${this.url} cannot be reached: ${causeOf(error)}`, {
        cause: error,
      });
    }
    const { ok, status } = response;
    if (ok) return bytes;
    // An origin that shuts down sends these, or a proxy while the origin restarts.
    if (status >= 502 && status <= 504)
      throw new ConnectionError(`${this.url}${path} responded with ${status}`);
    throw new OriginError(status, bytes.toString().trim() || `${this.url}${path} responded with ${status}`);
  }
}

/** The reason why `fetch` failed, which is in the cause of its error; the message of any other error. */
export function causeOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: Error & { code?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** How long `retry` waits before each further attempt. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];

export interface RetryOptions {
  /** Called before each further attempt, with one line about the last one. */
  onRetry?: (line: string) => void;
  /** Whether the last attempt made progress: the delays then start again with the first. */
  madeProgress?: () => boolean;
  delaysMs?: readonly number[];
}

/**
 * Retries after connection errors, with increasing delays.
 *
 * @throws ConnectionError of the last attempt, or any other error at once.
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> {
  const { onRetry, madeProgress, delaysMs = RETRY_DELAYS_MS } = options;
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      if (madeProgress?.()) failures = 0;
      const delayMs = delaysMs[failures];
      if (delayMs === undefined) throw error;
      onRetry?.(`${error.message}; retrying in ${delayMs / 1000} s`);
      await delay(delayMs);
    }
  }
}
