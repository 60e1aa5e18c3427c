import type { DocumentOutcome } from '@site/platform';
import { LRUCache } from 'lru-cache';
import type { Composition } from '../composition/composition';
import { pageAddress } from '../composition/page-address';
import type { LiveComposition, RunningComposition } from '../live/live-composition';
import type { Metrics, PageSource } from '../operations/metrics';
import type { ShellBuild } from '../releases/shell-build';
import { isComplete, PageRenderer } from '../rendering/page-renderer';
import { CompressionQueue } from './compression-queue';
import { createPage, type Page } from './page';

const MAX_PAGES = 2_000;
const MAX_CACHE_BYTES = 128 * 1024 * 1024;
/** Memory of a page in terms of its document: the compressed bodies come on top. */
const MEMORY_FACTOR = 2;
const MAX_KNOWN_URLS = 5_000;
/** Longer URLs are not from links, and would let a client fill the memory. */
const MAX_KNOWN_URL_LENGTH = 300;

interface FoundPage {
  page: Page;
  source: PageSource;
}

/** The pages of one composition. */
interface CompositionPages {
  composition: Composition;
  renderer: PageRenderer;
  pages: LRUCache<string, Page>;
  /** Addresses of URLs that are written differently: looking one up costs a fraction of parsing it. */
  addresses: LRUCache<string, string>;
}

interface CacheSettings {
  live: LiveComposition;
  build: ShellBuild;
  metrics: Metrics;
  log: { warn(details: object, message: string): void };
}

/**
 * The pages of the live composition by address, rendered at their first request. Only complete pages are kept. Those of
 * the composition before stay as the last good ones.
 */
export class PageCache {
  private current: CompositionPages | null = null;
  private lastGood: LRUCache<string, Page> | null = null;
  private readonly compression = new CompressionQueue();
  private readonly rendering = new Map<string, Promise<FoundPage>>();

  constructor(private readonly settings: CacheSettings) {
    settings.live.subscribe((next) => this.replace(next));
  }

  /** The page that is cached, at a URL that was requested before: the fast path, ahead of `get`. */
  peek(url: string): Page | undefined {
    if (!this.current) return undefined;
    const { pages, addresses } = this.current;
    return pages.get(url) ?? pages.get(addresses.get(url) ?? '');
  }

  /** The page at a URL; null if the URL is malformed. Rejects only if not even a degraded page can be rendered. */
  async get(url: string): Promise<Page | null> {
    if (!this.current) throw new Error('There is no composition yet');
    const address = pageAddress(this.current.composition, url);
    if (address === null) return null;
    if (url !== address && url.length <= MAX_KNOWN_URL_LENGTH) this.current.addresses.set(url, address);
    const cached = this.current.pages.get(address);
    const { page, source }: FoundPage = cached
      ? { page: cached, source: 'hit' }
      : await this.renderOnce(address);
    this.settings.metrics.pageServed(source);
    return page;
  }

  /** The address of the page at a URL; null if the URL is malformed, or before there is a composition. */
  addressOf(url: string): string | null {
    return this.current && pageAddress(this.current.composition, url);
  }

  /**
   * The page that responds to a form's post: rendered for it alone, and not kept.
   *
   * @returns null if the page cannot be rendered with the form.
   */
  async renderOutcome(outcome: DocumentOutcome, status: number): Promise<Page | null> {
    const { current } = this;
    if (!current) return null;
    try {
      const result = await current.renderer.renderOutcome(outcome);
      if (!result) return null;
      const rendered = { kind: 'complete', status, result, outcome } as const;
      return createPage(this.settings.build, current.composition, rendered);
    } catch (error) {
      if (this.current !== current) return this.renderOutcome(outcome, status);
      throw error;
    }
  }

  private replace({ composition, renderer, trialResults }: RunningComposition): void {
    const { build, log } = this.settings;
    const pages = new LRUCache<string, Page>({
      max: MAX_PAGES,
      maxSize: MAX_CACHE_BYTES,
      sizeCalculation: (page) => page.sizeBytes * MEMORY_FACTOR,
    });
    this.compression.clear();
    for (const [address, result] of trialResults) {
      if (!isComplete(result)) continue;
      const page = createPage(build, composition, { kind: 'complete', status: result.status, result });
      pages.set(address, page);
      this.compression.add(page);
    }
    const addresses = new LRUCache<string, string>({ max: MAX_KNOWN_URLS });
    this.lastGood = this.current?.pages ?? null;
    this.current = { composition, renderer: new PageRenderer(composition, renderer, log), pages, addresses };
    this.rendering.clear();
  }

  /** One render for all simultaneous requests of a page. */
  private async renderOnce(address: string): Promise<FoundPage> {
    const pending = this.rendering.get(address);
    if (pending) return pending;
    const rendering = this.render(address);
    this.rendering.set(address, rendering);
    try {
      return await rendering;
    } finally {
      if (this.rendering.get(address) === rendering) this.rendering.delete(address);
    }
  }

  private async render(address: string): Promise<FoundPage> {
    const current = this.current as CompositionPages;
    const { composition, renderer, pages } = current;
    try {
      const rendered = await renderer.render(address, () => this.lastGood?.get(address));
      if (rendered.kind === 'last-good') return { page: rendered.page, source: 'previous' };
      const page = createPage(this.settings.build, composition, rendered);
      if (rendered.kind === 'degraded') return { page, source: 'degraded' };
      pages.set(address, page);
      this.compression.add(page);
      return { page, source: 'miss' };
    } catch (error) {
      // A switch ends the pending renders of the composition before it.
      if (this.current !== current) return this.render(address);
      throw error;
    }
  }
}
