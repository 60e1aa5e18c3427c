import type { DocumentOutcome } from '@site/platform';
import type { RenderResult } from '../../../protocol/protocol';
import type { Composition } from '../../composition/composition';
import { compressBest, compressFast, type Encoding } from '../../compression/compression';
import type { ShellBuild } from '../../build/shell-build';
import { documentOf } from '../../rendering/document';
import { hasElement } from '../../rendering/page-renderer';
import type { ResponseEncoding } from '../responses/accepted-encoding';
import { contentHash } from '../responses/content-hash';
import { SECURITY_HEADERS } from '../responses/security-headers';
import type { Body } from '../responses/send-body';

/** Shared caches keep a page for seconds, then serve it stale while they fetch it again, or while the site is down. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';

/** Every encoding is a representation of its own, with an entity tag of its own: other bytes have another tag. */
const FAST_ETAG_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '-br-fast', gzip: '-gz' };
const BEST_ETAG_SUFFIX = '-br';

/** A rendered page, ready to be sent in every encoding. */
export class Page {
  private readonly bodies = new Map<ResponseEncoding, Body>();
  private readonly hash: string;
  private readonly identity: Body;
  private grow: () => void = () => undefined;

  /** @param headers those that do not depend on the encoding. */
  constructor(
    readonly status: number,
    bytes: Buffer,
    private readonly headers: Readonly<Record<string, string | number>>,
  ) {
    this.hash = contentHash(bytes);
    this.identity = this.createBody(bytes, `"${this.hash}"`);
    this.bodies.set('identity', this.identity);
  }

  /** In every encoding that there is so far. */
  get sizeBytes(): number {
    let size = 0;
    for (const { bytes } of this.bodies.values()) size += bytes.byteLength;
    return size;
  }

  /** Has the listener called whenever the size changes. */
  onGrowth(listener: () => void): void {
    this.grow = listener;
  }

  /** Whether the document has an element of this id. */
  hasElement(id: string): boolean {
    return hasElement(this.identity.bytes, id);
  }

  /** The body in an encoding; undefined if it is not compressed yet. */
  body(encoding: ResponseEncoding): Body | undefined {
    return this.bodies.get(encoding);
  }

  /** The body in an encoding, compressed at its first use. */
  async encodedBody(encoding: ResponseEncoding): Promise<Body> {
    const known = this.bodies.get(encoding);
    if (known || encoding === 'identity' || this.isEmpty) return known ?? this.identity;
    const bytes = await compressFast(this.identity.bytes, encoding);
    const body = this.encode(bytes, encoding, FAST_ETAG_SUFFIXES[encoding]);
    // The best one may have been ready first.
    if (!this.bodies.has(encoding)) this.keep(encoding, body);
    return body;
  }

  /** Replaces the body in brotli by the smallest one. */
  async compressBest(): Promise<void> {
    const bytes = await compressBest(this.identity.bytes, 'br');
    this.keep('br', this.encode(bytes, 'br', BEST_ETAG_SUFFIX));
  }

  private get isEmpty(): boolean {
    return this.identity.bytes.byteLength === 0;
  }

  private keep(encoding: Encoding, body: Body): void {
    this.bodies.set(encoding, body);
    this.grow();
  }

  private encode(bytes: Buffer, encoding: Encoding, etagSuffix: string): Body {
    return this.createBody(bytes, `"${this.hash}${etagSuffix}"`, { 'Content-Encoding': encoding });
  }

  private createBody(bytes: Buffer, etag: string, headers: Record<string, string> = {}): Body {
    return {
      bytes,
      etag,
      headers: { ...this.headers, ...headers, 'Content-Length': bytes.byteLength, ETag: etag },
    };
  }
}

interface Rendered {
  kind: 'complete' | 'degraded';
  status: number;
  result: RenderResult;
  /** Of the form's post that the page responds to. */
  outcome?: DocumentOutcome;
}

/**
 * The page of a composition, with its headers. One that is degraded or unavailable, or has an outcome, may not be cached
 * anywhere else.
 */
export function createPage(
  build: ShellBuild,
  composition: Composition,
  { kind, status, result, outcome }: Rendered,
): Page {
  const headers: Record<string, string | number> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': kind === 'complete' && status !== 503 && !outcome ? CACHE_CONTROL : 'no-store',
    Vary: 'Accept-Encoding',
    'X-Composition': composition.id,
    'Surrogate-Key': `composition-${composition.id}`,
    ...SECURITY_HEADERS,
    'Content-Security-Policy': composition.contentSecurityPolicy,
  };
  if (result.location) headers['Location'] = result.location;
  if (status === 503 && !outcome) headers['Retry-After'] = 5;
  return new Page(status, Buffer.from(documentOf(build, composition, result, outcome)), headers);
}

/** Leads from another spelling of a page's path to its address. */
export const createRedirect = (location: string): Page =>
  new Page(301, Buffer.alloc(0), {
    'Cache-Control': CACHE_CONTROL,
    Location: location,
    ...SECURITY_HEADERS,
  });
