import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
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

/** The best encoding that the sender of a request accepts. A sender that names none may not be able to decode any. */
export function acceptedEncoding({ headers }: IncomingMessage): ResponseEncoding {
  const accepted = new Negotiator({ headers }).encodings(ENCODINGS);
  return ENCODINGS.find((preferred) => accepted.includes(preferred)) ?? 'identity';
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
  // `Cache-Control: no-cache` of the request is left out. It is meant for caches, but makes `fresh` ignore the
  // condition.
  const condition = { 'if-none-match': request.headers['if-none-match'] };
  if (status === 200 && fresh(condition, { etag: body.etag })) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...headers } = body.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}
