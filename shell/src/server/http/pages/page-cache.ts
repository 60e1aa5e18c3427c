import type { DocumentOutcome } from '@site/platform';
import { LRUCache } from 'lru-cache';
import type { RenderResult } from '../../../protocol/protocol';
import type { Composition } from '../../composition/composition';
import type { LiveComposition, RunningComposition } from '../../live/live-composition';
import type { Metrics, PageSource } from '../../operations/metrics';
import type { ShellBuild } from '../../build/shell-build';
import { isComplete, PageRenderer } from '../../rendering/page-renderer';
import { CompressionQueue } from './compression-queue';
import { createPage, createRedirect, type Page } from './page';
import { PageStore } from './page-store';
import { RenderQuota } from './render-quota';
import { SharedRenders } from './shared-renders';

const MAX_KNOWN_URLS = 5_000;
/** Longer URLs are not from links, and would let a client fill the memory. */
const MAX_KNOWN_URL_LENGTH = 300;

/** Who requests a page. */
export interface Visitor {
  /** Of all visitors that share one quota. */
  client: string;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal;
}

interface FoundPage {
  page: Page;
  source: PageSource;
}

/** The pages of one composition. */
interface CompositionPages {
  composition: Composition;
  renderer: PageRenderer;
  /** By address. Each becomes a page at its first request. */
  trialResults: ReadonlyMap<string, RenderResult>;
  pages: PageStore;
  /** Addresses of URLs that are written differently: looking one up costs a fraction of parsing it. */
  addresses: LRUCache<string, string>;
}

interface CacheSettings {
  live: LiveComposition;
  build: ShellBuild;
  /** Whether pages are compressed at the highest quality after their first request. */
  precompresses: boolean;
  metrics: Metrics;
  log: { warn(details: object, message: string): void };
}

/**
 * The pages of the live composition by address, rendered at their first request. Only complete pages are kept: those that
 * releases declare, and a bounded number of the others. Those of the composition before stay as the last good ones.
 */
export class PageCache {
  private current: CompositionPages | null = null;
  private previous: CompositionPages | null = null;
  private readonly compression: CompressionQueue;
  private readonly quota = new RenderQuota();
  private readonly rendering = new SharedRenders<FoundPage>();

  constructor(private readonly settings: CacheSettings) {
    this.compression = new CompressionQueue(settings.log);
    settings.live.subscribe((next) => this.replace(next));
  }

  /** The page that is cached, at a URL that was requested before: the fast path, ahead of `get`. */
  peek(url: string): Page | undefined {
    if (!this.current) return undefined;
    const { pages, addresses } = this.current;
    return pages.get(url) ?? pages.get(addresses.get(url) ?? '');
  }

  /**
   * The page at a URL; null if the URL is malformed.
   *
   * @throws RenderQueueError or ClientQuotaError while too many pages are requested; the reason of the visitor's signal; or
   *   an error if not even a degraded page can be rendered.
   */
  async get(url: string, visitor: Visitor): Promise<Page | null> {
    const { current } = this;
    if (!current) throw new Error('There is no composition yet');
    const target = current.composition.addresses.resolve(url);
    if (!target) return null;
    if (target.kind === 'moved') return createRedirect(target.location);
    const { address } = target;
    const declared = target.kind === 'shared' || target.declared;
    if (target.kind === 'page' && url !== address && url.length <= MAX_KNOWN_URL_LENGTH)
      current.addresses.set(url, address);
    const cached = this.find(current, address);
    try {
      const { page, source }: FoundPage = cached
        ? { page: cached, source: 'hit' }
        : await this.render(current, address, declared, visitor);
      this.settings.metrics.pageServed(source);
      return page;
    } catch (error) {
      // A switch ends the pending renders of the composition before it.
      if (this.current !== current && !visitor.signal?.aborted) return this.get(url, visitor);
      throw error;
    }
  }

  /** The address of the page at a URL; null if there is no page, or no composition yet. */
  addressOf(url: string): string | null {
    const target = this.current?.composition.addresses.resolve(url);
    if (target?.kind === 'moved') return this.addressOf(target.location);
    return target?.kind === 'page' ? target.address : null;
  }

  /**
   * The page that responds to a form's post: rendered for it alone, and not kept.
   *
   * @returns null if the page cannot be rendered with the form.
   * @throws as `get` does.
   */
  async renderOutcome(outcome: DocumentOutcome, status: number, visitor: Visitor): Promise<Page | null> {
    const { current } = this;
    if (!current) return null;
    try {
      const result = await this.quota.run(visitor.client, () => current.renderer.renderOutcome(outcome));
      if (!result) return null;
      const rendered = { kind: 'complete', status, result, outcome } as const;
      return createPage(this.settings.build, current.composition, rendered);
    } catch (error) {
      if (this.current !== current) return this.renderOutcome(outcome, status, visitor);
      throw error;
    }
  }

  private replace({ composition, renderer, trialResults }: RunningComposition): void {
    this.compression.clear();
    this.rendering.clear();
    this.previous = this.current;
    this.current = {
      composition,
      renderer: new PageRenderer(composition, renderer, this.settings.log),
      trialResults,
      pages: new PageStore(),
      addresses: new LRUCache<string, string>({ max: MAX_KNOWN_URLS }),
    };
  }

  /** The page in memory, or that of the composition's trial. */
  private find(from: CompositionPages, address: string): Page | undefined {
    const result = from.trialResults.get(address);
    const kept = from.pages.get(address);
    if (kept || !result || !isComplete(result)) return kept;
    const { status } = result;
    const page = createPage(this.settings.build, from.composition, { kind: 'complete', status, result });
    return this.keep(from, address, page, true);
  }

  private lastGood(address: string): Page | undefined {
    const page = this.previous ? this.find(this.previous, address) : undefined;
    return page && page.status < 500 ? page : undefined;
  }

  private keep(where: CompositionPages, address: string, page: Page, declared: boolean): Page {
    where.pages.add(address, page, declared);
    if (declared && this.settings.precompresses) this.compression.add(page);
    return page;
  }

  /** One render for all simultaneous requests of a page. */
  private render(
    current: CompositionPages,
    address: string,
    declared: boolean,
    { client, signal: left }: Visitor,
  ): Promise<FoundPage> {
    const render = (signal: AbortSignal) => this.renderNow(current, address, declared, signal);
    const withinQuota = (signal: AbortSignal) => this.quota.run(client, () => render(signal));
    return this.rendering.run(address, declared ? render : withinQuota, left);
  }

  private async renderNow(
    current: CompositionPages,
    address: string,
    declared: boolean,
    signal: AbortSignal,
  ): Promise<FoundPage> {
    const { composition, renderer } = current;
    const rendered = await renderer.render(address, () => this.lastGood(address), signal);
    if (rendered.kind === 'last-good') return { page: rendered.page, source: 'previous' };
    const page = createPage(this.settings.build, composition, rendered);
    if (rendered.kind === 'degraded') return { page, source: 'degraded' };
    return { page: this.keep(current, address, page, declared), source: 'miss' };
  }
}
