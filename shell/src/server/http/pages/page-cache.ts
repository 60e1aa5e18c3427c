import { setTimeout as delay } from 'node:timers/promises';
import { SerialQueue } from '@site/node-service/serial-queue';
import type { DocumentOutcome } from '@site/platform';
import type { Composition } from '../../composition/composition';
import { isConfirmation } from '../../composition/page-addresses';
import type { LiveComposition, RunningComposition } from '../../live/live-composition';
import type { Metrics, PageSource } from '../../operations/metrics';
import type { ShellBuild } from '../../build/shell-build';
import type { KeysOf } from '../../releases/release-checks';
import { BusyError } from '../../rendering/errors';
import type { RenderResult } from '../../../protocol/protocol';
import { isComplete } from '../../rendering/composition-renderer';
import { isFinal, PageRenderer, renderedPage } from '../../rendering/page-renderer';
import type { Admission } from '../admission/admission';
import type { CachedResponse } from '../responses/cached-response';
import { createPage, createRedirect } from './page';
import { PageStore } from './page-store';
import { SharedRenders } from './shared-renders';
import type { ReleaseStore } from '../../releases/release-store';
import { Withdrawals } from './withdrawals';

/** A visitor who requests a page. */
export interface Visitor {
  /** The client that the limits count. */
  client: string;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal;
}

interface FoundPage {
  page: CachedResponse;
  source: PageSource;
}

/** The pages of one composition. */
interface CompositionPages {
  composition: Composition;
  renderer: PageRenderer;
  /** The renders of the composition's trial, by address. Each becomes a page at its first request. */
  trialResults: ReadonlyMap<string, RenderResult>;
  pages: PageStore;
}

interface CacheSettings {
  live: LiveComposition;
  keysOf: KeysOf;
  store: ReleaseStore;
  admission: Admission;
  build: ShellBuild;
  /** Whether pages are compressed at the highest quality after their first request. */
  precompresses: boolean;
  metrics: Metrics;
  log: { warn(details: object, message: string): void };
}

/**
 * The pages of the live composition, by address. At its first request, a page that a release declares is made from the
 * result of the trial. A page without such a result, such as a search, is rendered. The cache keeps a page if another
 * render would show the same: all those that releases declare, and a bounded number of the others. The pages of the
 * composition before stay as the last good ones, unless the switch withdrew a release.
 *
 * A render goes through these calls:
 *
 * 1. `PageCache.renderOrLastGood` takes the last good page if the site is too busy.
 * 2. `SharedRenders.run` lets all who request the page share one render. `Admission.render` limits what each client may
 *    have rendered: it counts for the client who began it. `RenderQueue.run` waits for its turn.
 * 3. `PageCache.renderNow` makes the response, and keeps the page.
 * 4. `PageRenderer.render` decides how the page degrades. It may try several times.
 * 5. `CompositionRenderer.render` renders one page after the other. It starts a renderer if none runs, and repeats a
 *    render whose renderer was lost.
 * 6. `RendererConnection.render` sends the request to the renderer's process, and ends that process at the deadline.
 */
export class PageCache {
  private current: CompositionPages | null = null;
  /** The pages of the composition before. A switch that withdraws a release clears it: no withdrawn page is shown. */
  private previous: CompositionPages | null = null;
  private readonly withdrawals: Withdrawals;
  private readonly renders = new SharedRenders<FoundPage>();
  private readonly compressions = new SerialQueue();

  constructor(private readonly settings: CacheSettings) {
    this.withdrawals = new Withdrawals(settings.keysOf, settings.store);
    settings.live.subscribe((next) => this.replace(next));
  }

  /** The page in memory for a URL, if it has been requested before. This is the fast path, ahead of `get`. */
  peek(url: string): CachedResponse | undefined {
    return this.current?.pages.get(url);
  }

  /**
   * The page at a URL; null if the URL is malformed.
   *
   * @throws BusyError while too many pages are requested; the reason of the visitor's signal; or an error if not even a
   *   degraded page can be rendered.
   */
  async get(url: string, visitor: Visitor): Promise<CachedResponse | null> {
    const { current } = this;
    if (!current) throw new Error('There is no composition yet');
    const target = current.composition.addresses.resolve(url);
    if (!target) return null;
    if (target.kind === 'moved') return createRedirect(target.location);
    const { address } = target;
    const declared = target.kind === 'shared' || target.declared;
    try {
      const { page, source } =
        this.find(current, address) ?? (await this.renderOrLastGood(current, address, declared, visitor));
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
    return this.current?.composition.addresses.addressOf(url) ?? null;
  }

  /** Whether a release declares the page at a URL. Such pages have been rendered when the release was tried. */
  isDeclared(url: string): boolean {
    const target = this.current?.composition.addresses.resolve(url);
    return target?.kind === 'page' && target.declared;
  }

  /**
   * The page that answers a form's post. It is rendered for this post alone, and not kept.
   *
   * @returns null if the page cannot be rendered with the form.
   * @throws as `get` does.
   */
  async renderFormAnswer(
    outcome: DocumentOutcome,
    status: number,
    visitor: Visitor,
  ): Promise<CachedResponse | null> {
    const { current } = this;
    if (!current) return null;
    try {
      const { client } = visitor;
      const render = () => current.renderer.renderFormAnswer(outcome);
      const result = await this.settings.admission.render({ client, declared: false }, render);
      if (!result) return null;
      const page = { kind: 'form-outcome', status, result, outcome } as const;
      return createPage(this.settings.build, current.composition, page);
    } catch (error) {
      if (this.current !== current) return this.renderFormAnswer(outcome, status, visitor);
      throw error;
    }
  }

  private replace({ composition, renderer, trialResults }: RunningComposition): void {
    this.previous = this.withdrawals.noteSwitch(composition) ? null : this.current;
    this.current = {
      composition,
      renderer: new PageRenderer(composition, renderer, this.settings.log),
      trialResults,
      pages: new PageStore(),
    };
  }

  /** The page in memory, or the one that the composition's trial rendered. */
  private find(from: CompositionPages, address: string): FoundPage | undefined {
    const kept = from.pages.get(address);
    if (kept) return { page: kept, source: 'hit' };
    const result = from.trialResults.get(address);
    if (!result || !isFinal(result, from.composition)) return undefined;
    const page = createPage(this.settings.build, from.composition, renderedPage(result));
    return { page: this.keep(from, address, page, true), source: 'trial' };
  }

  /** The page of the composition before. A page that was unavailable there is not a good one. */
  private lastGood(address: string): CachedResponse | undefined {
    const page = this.previous && this.find(this.previous, address)?.page;
    return page && page.status < 500 ? page : undefined;
  }

  private keep(
    where: CompositionPages,
    address: string,
    page: CachedResponse,
    declared: boolean,
  ): CachedResponse {
    where.pages.add(address, page, declared);
    if (declared && this.settings.precompresses) void this.compressions.run(() => this.compress(where, page));
    return page;
  }

  /** Compresses a page at the highest quality, unless its composition was replaced before its turn. */
  private async compress(where: CompositionPages, page: CachedResponse): Promise<void> {
    if (this.current !== where) return;
    const started = performance.now();
    await page
      .compressBest()
      .catch((error: unknown) => this.settings.log.warn({ error }, 'failed to compress a page'));
    // Uses half of a thread's time at most, because rendering and responding are more urgent.
    await delay(performance.now() - started, undefined, { ref: false });
  }

  /** Renders a page when it is its turn. If the site is too busy for that, the last good page stands in. */
  private async renderOrLastGood(
    current: CompositionPages,
    address: string,
    declared: boolean,
    { client, signal }: Visitor,
  ): Promise<FoundPage> {
    const key = `${current.composition.id} ${address}`;
    const render = (left: AbortSignal) =>
      this.settings.admission.render({ client, declared, signal: left }, () =>
        this.renderNow(current, address, declared),
      );
    try {
      return await this.renders.run(key, render, signal);
    } catch (error) {
      const isBusy = error instanceof BusyError && error.status === 503;
      const page = isBusy ? this.lastGood(address) : undefined;
      if (page) return { page, source: 'previous' };
      throw error;
    }
  }

  private async renderNow(current: CompositionPages, address: string, declared: boolean): Promise<FoundPage> {
    const { composition, renderer } = current;
    const rendered = await renderer.render(address, () => this.lastGood(address));
    if (rendered.kind === 'last-good') return { page: rendered.page, source: 'previous' };
    // Only the visitor who sent the form may see the confirmation, so no cache may keep it.
    if (isConfirmation(address)) {
      const confirmation = { ...rendered, kind: 'form-outcome' as const };
      return { page: createPage(this.settings.build, composition, confirmation), source: 'miss' };
    }
    const page = createPage(this.settings.build, composition, rendered);
    if (!isFinal(rendered.result, composition)) return { page, source: 'degraded' };
    return {
      page: this.keep(current, address, page, declared),
      source: isComplete(rendered.result) ? 'miss' : 'degraded',
    };
  }
}
