import { createHash } from 'node:crypto';
import { ownerOf, type RemoteName } from '@site/contracts';
import { LRUCache } from 'lru-cache';
import type { RenderResult } from '../renderer/protocol';
import { normalisePage, type Composition } from './composition';
import type { CompositionRenderer } from './composition-renderer';
import { documentOf } from './document';
import { compressPage, type Encoding } from './encodings';
import type { Metrics, PageSource } from './metrics';
import { SECURITY_HEADERS } from './security-headers';
import type { ShellBuild } from './shell-build';

const MOST_PAGES = 2_000;
const LARGEST_CACHE = 128 * 1024 * 1024;

/** Shared caches may keep a page for seconds, show it stale while they fetch the next, and keep it when the site is away. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';

export interface PageBody {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

/** A rendered page, ready to be sent in every encoding. */
export interface Page {
  status: number;
  result: RenderResult;
  /** Whole: every section was rendered. Only such pages are kept. */
  whole: boolean;
  bodies: Map<Encoding | 'identity', PageBody>;
}

interface FoundPage {
  page: Page;
  source: PageSource;
}

interface Composed {
  composition: Composition;
  renderer: CompositionRenderer;
  pages: LRUCache<string, Page>;
}

/** The site's pages: rendered on demand from the current composition, kept until the next one replaces it. */
export class Pages {
  private current: Composed | null = null;
  private previous: LRUCache<string, Page> | null = null;
  private readonly rendering = new Map<string, Promise<FoundPage>>();

  constructor(
    private readonly build: ShellBuild,
    private readonly metrics: Metrics,
  ) {}

  get composition(): Composition | null {
    return this.current?.composition ?? null;
  }

  /** What is known of the pages of the current composition: their results, by address. */
  get results(): Map<string, RenderResult> {
    return new Map([...(this.current?.pages.entries() ?? [])].map(([url, page]) => [url, page.result]));
  }

  /** Switches every visitor's next page to a new composition, in one step. */
  async adopt(
    composition: Composition,
    renderer: CompositionRenderer,
    results: Map<string, RenderResult>,
  ): Promise<void> {
    const pages = new LRUCache<string, Page>({
      max: MOST_PAGES,
      maxSize: LARGEST_CACHE,
      sizeCalculation: (page) => page.result.html.length * 3,
    });
    for (const [url, result] of results) {
      const page = this.pageOf(composition, result);
      if (page.whole) pages.set(url, page);
    }
    const replaced = this.current;
    this.previous = replaced?.pages ?? null;
    this.current = { composition, renderer, pages };
    this.rendering.clear();
    this.metrics.compositionSwitched();
    await replaced?.renderer.end();
  }

  /** A page that is at hand under exactly this address, else undefined: the caller then asks with `get`. */
  peek(url: string): Page | undefined {
    return this.current?.pages.get(url);
  }

  /** The page at an address; null where the address is not valid. Rejects only where not even a degraded page can be made. */
  async get(url: string): Promise<Page | null> {
    if (!this.current) throw new Error('There is no composition yet');
    const address = normalisePage(this.current.composition, url);
    if (address === null) return null;
    const known = this.current.pages.get(address);
    const { page, source } = known
      ? ({ page: known, source: 'hit' } as const)
      : await this.renderOnce(address);
    this.metrics.pageFound(source);
    return page;
  }

  /** Renders a page for all who ask for it meanwhile. */
  private async renderOnce(address: string): Promise<FoundPage> {
    const underWay = this.rendering.get(address);
    if (underWay) return underWay;
    const rendering = this.render(address);
    this.rendering.set(address, rendering);
    try {
      return await rendering;
    } finally {
      if (this.rendering.get(address) === rendering) this.rendering.delete(address);
    }
  }

  /** The body of a page in an encoding; compressed once. */
  async body(page: Page, encoding: Encoding | undefined): Promise<PageBody> {
    const identity = page.bodies.get('identity') as PageBody;
    if (!encoding) return identity;
    const known = page.bodies.get(encoding);
    if (known) return known;
    const bytes = await compressPage(identity.bytes, encoding);
    const headers = { ...identity.headers, 'Content-Encoding': encoding, 'Content-Length': bytes.byteLength };
    const body = { bytes, headers };
    page.bodies.set(encoding, body);
    return body;
  }

  private async render(address: string): Promise<FoundPage> {
    const { composition, renderer, pages } = this.current as Composed;
    const path = address.split('?')[0] ?? '';
    const all = [...composition.releases.keys()] as RemoteName[];
    try {
      const result = await renderer.renderDegradable(address, ownerOf(path), all);
      const page = this.pageOf(composition, result);
      if (page.whole) {
        pages.set(address, page);
        return { page, source: 'miss' };
      }
      return this.lastGood(address) ?? { page, source: 'degraded' };
    } catch (error) {
      // A new composition ends the renders of the one before it: render the page from the new one.
      if (this.current?.composition !== composition) return this.render(address);
      const lastGood = this.lastGood(address);
      if (lastGood) return lastGood;
      throw error;
    }
  }

  private lastGood(address: string): FoundPage | null {
    const page = this.previous?.get(address);
    return page ? { page, source: 'previous' } : null;
  }

  private pageOf(composition: Composition, result: RenderResult): Page {
    const bytes = Buffer.from(documentOf(this.build, composition, result));
    const whole = result.errors.length === 0 && result.missing.length === 0;
    const status = whole || result.html.includes('<h1') ? result.status : 503;
    const headers: Record<string, string | number> = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': bytes.byteLength,
      'Cache-Control': whole ? CACHE_CONTROL : 'no-store',
      ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      Vary: 'Accept-Encoding',
      'X-Composition': composition.id,
      'Surrogate-Key': `composition-${composition.id}`,
      'Content-Security-Policy': composition.contentSecurityPolicy,
      ...SECURITY_HEADERS,
    };
    if (result.location) headers['Location'] = result.location;
    if (status === 503) headers['Retry-After'] = 5;
    return { status, result, whole, bodies: new Map([['identity', { bytes, headers }]]) };
  }
}
