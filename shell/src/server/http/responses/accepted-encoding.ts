import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from '../../compression/compression';

export type ResponseEncoding = Encoding | 'identity';

/** In order of preference: brotli is the smallest. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const MAX_CACHED_HEADERS = 500;
/** Longer headers are not from browsers, and would let a client fill the cache. */
const MAX_CACHED_LENGTH = 100;

/** Browsers send few different headers: looking one up costs a fraction of parsing it. */
const negotiated = new LRUCache<string, ResponseEncoding>({ max: MAX_CACHED_HEADERS });

/** The best encoding that a client accepts, by its `Accept-Encoding` header. */
export function acceptedEncoding(header: string | undefined): ResponseEncoding {
  if (!header) return 'identity';
  const known = negotiated.get(header);
  if (known) return known;
  const encoding = negotiate(header);
  if (header.length <= MAX_CACHED_LENGTH) negotiated.set(header, encoding);
  return encoding;
}

function negotiate(header: string): ResponseEncoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
