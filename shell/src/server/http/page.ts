import { createHash } from 'node:crypto';
import type { DocumentOutcome } from '@site/platform';
import type { RenderResult } from '../../renderer/protocol';
import type { Composition } from '../composition/composition';
import { compressPage, type Encoding } from '../releases/compression';
import type { ShellBuild } from '../releases/shell-build';
import { documentOf } from '../rendering/document';
import { hasElement } from '../rendering/page-renderer';
import type { ResponseEncoding } from './accepted-encoding';
import { SECURITY_HEADERS } from './security-headers';

/** Shared caches keep a page for seconds, then serve it stale while they fetch it again, or while the site is down. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';

/** Every encoding is a representation of its own, with an entity tag of its own. */
const ETAG_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '-br', gzip: '-gz' };

export interface PageBody {
  bytes: Buffer;
  etag: string;
  headers: Readonly<Record<string, string | number>>;
}

/** A rendered page, ready to be sent in every encoding. */
export class Page {
  private readonly bodies = new Map<ResponseEncoding, PageBody>();
  private readonly hash: string;
  private readonly identity: PageBody;

  /** @param headers those that do not depend on the encoding. */
  constructor(
    readonly status: number,
    bytes: Buffer,
    private readonly headers: Readonly<Record<string, string | number>>,
  ) {
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.identity = this.createBody(bytes, `"${this.hash}"`);
    this.bodies.set('identity', this.identity);
  }

  /** Size of the document, uncompressed. */
  get sizeBytes(): number {
    return this.identity.bytes.byteLength;
  }

  /** Whether the document has an element of this id. */
  hasElement(id: string): boolean {
    return hasElement(this.identity.bytes, id);
  }

  /** The body in an encoding; undefined if it is not compressed yet. */
  body(encoding: ResponseEncoding): PageBody | undefined {
    return this.bodies.get(encoding);
  }

  /** The body in an encoding, compressed at its first use. */
  async encodedBody(encoding: ResponseEncoding): Promise<PageBody> {
    const known = this.bodies.get(encoding);
    if (known || encoding === 'identity') return known ?? this.identity;
    const bytes = await compressPage(this.identity.bytes, encoding);
    const etag = `"${this.hash}${ETAG_SUFFIXES[encoding]}"`;
    const body = this.createBody(bytes, etag, { 'Content-Encoding': encoding });
    this.bodies.set(encoding, body);
    return body;
  }

  private createBody(bytes: Buffer, etag: string, headers: Record<string, string> = {}): PageBody {
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

/** The page of a composition, with its headers. A degraded page, or one with an outcome, may not be cached anywhere. */
export function createPage(
  build: ShellBuild,
  composition: Composition,
  { kind, status, result, outcome }: Rendered,
): Page {
  const headers: Record<string, string | number> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': kind === 'complete' && !outcome ? CACHE_CONTROL : 'no-store',
    Vary: 'Accept-Encoding',
    'X-Composition': composition.id,
    'Surrogate-Key': `composition-${composition.id}`,
    'Content-Security-Policy': composition.contentSecurityPolicy,
    ...SECURITY_HEADERS,
  };
  if (result.location) headers['Location'] = result.location;
  if (status === 503 && !outcome) headers['Retry-After'] = 5;
  return new Page(status, Buffer.from(documentOf(build, composition, result, outcome)), headers);
}
