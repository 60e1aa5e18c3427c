import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressBest, compressFast, type Encoding } from '../../compression/compression';
import {
  acceptedEncoding,
  contentHash,
  sendBody,
  type EncodedBody,
  type ResponseEncoding,
} from './encoded-body';

/** The ends of entity tags. A tag names exact bytes, and each encoding has other ones. */
const FAST_ETAG_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '-br-fast', gzip: '-gz' };
const BEST_ETAG_SUFFIX = '-br';

/** A response that is kept in memory, such as a page, in every encoding that a client has asked for. */
export class CachedResponse {
  private readonly bodies = new Map<ResponseEncoding, EncodedBody>();
  private readonly hash: string;
  private readonly identity: EncodedBody;

  /** @param headers those that do not depend on the encoding. */
  constructor(
    readonly status: number,
    readonly bytes: Buffer,
    private readonly headers: Readonly<Record<string, string | number>>,
  ) {
    this.hash = contentHash(bytes);
    this.identity = this.createBody(bytes, `"${this.hash}"`);
    this.bodies.set('identity', this.identity);
  }

  /** Sends the response in the best encoding that the client accepts. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    sendBody(request, response, this.status, await this.encodedBody(acceptedEncoding(request)));
  }

  /**
   * Sends the response if it has been encoded as the client prefers.
   *
   * @returns whether it was sent.
   */
  sendIfEncoded(request: IncomingMessage, response: ServerResponse): boolean {
    const body = this.bodies.get(acceptedEncoding(request));
    if (body) sendBody(request, response, this.status, body);
    return body !== undefined;
  }

  /** The body in an encoding. It is compressed the first time that it is asked for. */
  async encodedBody(encoding: ResponseEncoding): Promise<EncodedBody> {
    const known = this.bodies.get(encoding);
    if (known || encoding === 'identity' || this.bytes.byteLength === 0) return known ?? this.identity;
    const body = this.encode(
      await compressFast(this.bytes, encoding),
      encoding,
      FAST_ETAG_SUFFIXES[encoding],
    );
    // In the meantime, `compressBest` may have kept a smaller body.
    if (!this.bodies.has(encoding)) this.bodies.set(encoding, body);
    return body;
  }

  /** Replaces the brotli body by the smallest one. */
  async compressBest(): Promise<void> {
    this.bodies.set('br', this.encode(await compressBest(this.bytes, 'br'), 'br', BEST_ETAG_SUFFIX));
  }

  private encode(bytes: Buffer, encoding: Encoding, etagSuffix: string): EncodedBody {
    return this.createBody(bytes, `"${this.hash}${etagSuffix}"`, { 'Content-Encoding': encoding });
  }

  private createBody(bytes: Buffer, etag: string, headers: Record<string, string> = {}): EncodedBody {
    return {
      bytes,
      etag,
      headers: { ...this.headers, ...headers, 'Content-Length': bytes.byteLength, ETag: etag },
    };
  }
}
