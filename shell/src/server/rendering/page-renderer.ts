import type { DocumentOutcome } from '@site/platform';
import { LRUCache } from 'lru-cache';
import { remoteOf, type RenderResult } from '../../protocol/protocol';
import type { Composition } from '../composition/composition';
import { isComplete, type CompositionRenderer, type RenderOptions } from './composition-renderer';
import { hasElement } from './document';
import { BusyError, DeadlineError, RendererLostError, ReplacedError } from './errors';
import { hideTypedValues } from './typed-values';

/** How long a page that cost a renderer, because it hung or crashed, is not rendered completely again. */
const COSTLY_PAGE_TTL_MS = 10_000;
const MAX_COSTLY_PAGES = 1_000;
/** How many failures of sections are remembered, to log each once: such a page is rendered at every request. */
const MAX_LOGGED_FAILURES = 1_000;

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
 * Whether another render would show the same: nothing failed, and whatever is missing is of remotes without a release.
 */
export const isFinal = ({ errors, missing }: RenderResult, { releases }: Composition): boolean =>
  errors.length === 0 && missing.every((id) => !releases.has(remoteOf(id)));

/**
 * Renders the pages of one composition for visitors, and decides how a page degrades. `PageCache` has one case more: if
 * the site is too busy to render a page at all, the last good one stands in.
 */
export class PageRenderer {
  private readonly costlyPages = new LRUCache<string, true>({
    max: MAX_COSTLY_PAGES,
    ttl: COSTLY_PAGE_TTL_MS,
  });
  private readonly loggedFailures = new LRUCache<string, true>({ max: MAX_LOGGED_FAILURES });

  constructor(
    private readonly composition: Composition,
    private readonly renderer: CompositionRenderer,
    private readonly log: { warn(details: object, message: string): void },
  ) {}

  /**
   * Renders a page. A visitor gets, in this order: the page, with fallbacks only for remotes without a release; the
   * last good page; the page with fallbacks for the sections that failed; the page without any remote.
   *
   * @param lastGood finds the last good page, if there is one.
   * @throws the last error if nothing can be rendered; ReplacedError if the composition is not live any more; BusyError
   *   if no renderer is ready.
   */
  async render<LastGood>(
    address: string,
    lastGood: () => LastGood | undefined,
  ): Promise<RenderedPage | { kind: 'last-good'; page: LastGood }> {
    const first = this.costlyPages.has(address) ? null : await this.attempt(address);
    if (isResult(first) && isFinal(first, this.composition)) return renderedPage(first);
    const page = lastGood();
    if (page) return { kind: 'last-good', page };
    if (isResult(first)) return renderedPage(first);
    if (first instanceof BusyError) throw first;
    const without = [...this.composition.releases.keys()];
    const reduced = await this.attempt(address, { without });
    if (isResult(reduced)) return renderedPage(reduced);
    throw reduced;
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

  /** Renders once. Returns the result or the error. Throws if the composition was replaced. */
  private async attempt(address: string, options: RenderOptions = {}): Promise<RenderResult | Error> {
    const [path = ''] = address.split('?');
    try {
      const result = await this.renderer.render(address, options);
      if (result.errors.length > 0) this.logFailure(path, result.errors.join('; '));
      return result;
    } catch (error) {
      if (error instanceof DeadlineError || error instanceof RendererLostError)
        this.costlyPages.set(address, true);
      if (error instanceof ReplacedError) throw error;
      const details = { path, without: options.without ?? [], reason: String(error) };
      this.log.warn(details, 'failed to render a page');
      return error as Error;
    }
  }

  /** Logs once why sections of a page failed. */
  private logFailure(path: string, reason: string): void {
    const failure = `${path} ${reason}`;
    if (this.loggedFailures.has(failure)) return;
    this.loggedFailures.set(failure, true);
    this.log.warn({ path, reason }, 'a section of a page failed');
  }
}

const isResult = (attempt: RenderResult | Error | null): attempt is RenderResult =>
  attempt !== null && !(attempt instanceof Error);
