import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from '../../compression/compression';

export type ResponseEncoding = Encoding | 'identity';

/** The body of a response in one encoding, with all headers of the response. */
export interface EncodedBody {
  bytes: Buffer;
  etag: string;
  headers: Readonly<Record<string, string | number>>;
}

const HASH_LENGTH = 22;
/** In order of preference: brotli is the smallest. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const MAX_CACHED_HEADERS = 500;
/** Longer headers are not from browsers, and would let a client fill the cache. */
const MAX_CACHED_LENGTH = 100;

/** Browsers send few different headers, and looking one up costs a fraction of parsing it. */
const negotiated = new LRUCache<string, ResponseEncoding>({ max: MAX_CACHED_HEADERS });

/** The best encoding that the sender of a request accepts. */
export function acceptedEncoding({ headers }: IncomingMessage): ResponseEncoding {
  const header = headers['accept-encoding'];
  if (!header) return 'identity';
  const known = negotiated.get(header);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ENCODINGS);
  const encoding = ENCODINGS.find((preferred) => accepted.includes(preferred)) ?? 'identity';
  if (header.length <= MAX_CACHED_LENGTH) negotiated.set(header, encoding);
  return encoding;
}

/** A hash of bytes, for entity tags. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);

/** Sends a body, or 304 to a client that has it already. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: EncodedBody,
): void {
  // `Cache-Control: no-cache` of the request is left out. It is meant for caches, but makes `fresh` ignore the condition.
  const condition = { 'if-none-match': request.headers['if-none-match'] };
  if (status === 200 && fresh(condition, { etag: body.etag })) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...headers } = body.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}
