import { ownerOf, type RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import { LRUCache } from 'lru-cache';
import type { RenderResult } from '../../protocol/protocol';
import type { Composition } from '../composition/composition';
import { isComplete, type CompositionRenderer, type RenderOptions } from './composition-renderer';
import { hasElement } from './document';
import { BusyError, DeadlineError, RendererLostError, ReplacedError } from './errors';
import { hideTypedValues } from './typed-values';

/** How long a page that cost a renderer, because it hung or crashed, is not rendered completely again. */
const COSTLY_PAGE_TTL_MS = 10_000;
const MAX_COSTLY_PAGES = 1_000;

/** A page that has been rendered, as visitors get it. */
export interface RenderedPage {
  /** `degraded`: some sections show their fallback. `unavailable`: without the page's own content, status 503. */
  kind: 'complete' | 'degraded' | 'unavailable';
  status: number;
  result: RenderResult;
}

/** Tells whether a render is the complete page, a page with fallbacks, or none (503). */
export function renderedPage(result: RenderResult): RenderedPage {
  const complete = isComplete(result);
  // A page without a main heading (h1) has failed. `PageUnavailable` therefore has a heading of level 2.
  const status = complete || result.headings > 0 ? result.status : 503;
  if (status === 503) return { kind: 'unavailable', status, result };
  return { kind: complete ? 'complete' : 'degraded', status, result };
}

/**
 * Renders the pages of one composition for visitors, and decides how a page degrades. `PageCache` has one case more: if
 * the site is too busy to render a page at all, the last good one stands in.
 */
export class PageRenderer {
  private readonly costlyPages = new LRUCache<string, true>({
    max: MAX_COSTLY_PAGES,
    ttl: COSTLY_PAGE_TTL_MS,
  });

  constructor(
    private readonly composition: Composition,
    private readonly renderer: CompositionRenderer,
    private readonly log: { warn(details: object, message: string): void },
  ) {}

  /**
   * Renders a page. A visitor gets, in this order: the complete page; the last good page; the page with fallbacks for
   * the sections that failed; the page without the remote that owns it; the page without any remote.
   *
   * @param lastGood finds the last good page, if there is one.
   * @param signal aborted once nobody waits for the page.
   * @throws the last error if nothing can be rendered; ReplacedError if the composition is not live any more; BusyError
   *   if no renderer is ready; the reason of the signal.
   */
  async render<LastGood>(
    address: string,
    lastGood: () => LastGood | undefined,
    signal?: AbortSignal,
  ): Promise<RenderedPage | { kind: 'last-good'; page: LastGood }> {
    const first = this.costlyPages.has(address) ? null : await this.attempt(address, { signal });
    if (isResult(first) && isComplete(first)) return renderedPage(first);
    const page = lastGood();
    if (page) return { kind: 'last-good', page };
    if (isResult(first)) return renderedPage(first);
    let failure: unknown = first;
    for (const without of failure instanceof BusyError ? [] : this.reductions(address)) {
      const result = await this.attempt(address, { without, signal });
      if (isResult(result)) return renderedPage(result);
      failure = result;
    }
    throw failure;
  }

  /**
   * Renders the page that answers a form's post. It may be degraded, as long as it shows that form. The renderer does
   * not learn what the visitor typed.
   *
   * @returns null if the page cannot be rendered with the form.
   * @throws ReplacedError if the composition is not live any more.
   */
  async renderFormAnswer(outcome: DocumentOutcome): Promise<RenderResult | null> {
    if (this.costlyPages.has(outcome.page)) return null;
    const hidden = hideTypedValues(outcome);
    const result = await this.attempt(outcome.page, { outcome: hidden.outcome });
    if (!isResult(result) || !hasElement(result.html, outcome.formId)) return null;
    return { ...result, html: hidden.reveal(result.html) };
  }

  /** The remotes to leave out, attempt by attempt. */
  private reductions(address: string): RemoteName[][] {
    const owner = ownerOf(this.composition.site, address);
    const all = [...this.composition.releases.keys()];
    return owner ? [[owner], all] : [all];
  }

  /**
   * Renders once. Returns the result or the error. Throws if the composition was replaced or the visitor has left.
   */
  private async attempt(address: string, options: RenderOptions): Promise<RenderResult | Error> {
    try {
      return await this.renderer.render(address, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof ReplacedError) throw error;
      if (error instanceof DeadlineError || error instanceof RendererLostError)
        this.costlyPages.set(address, true);
      const [path] = address.split('?');
      const details = { path, without: options.without ?? [], reason: String(error) };
      this.log.warn(details, 'failed to render a page');
      return error as Error;
    }
  }
}

const isResult = (attempt: RenderResult | Error | null): attempt is RenderResult =>
  attempt !== null && !(attempt instanceof Error);
