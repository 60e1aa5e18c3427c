import { ownerOf, type RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import { LRUCache } from 'lru-cache';
import type { RenderResult } from '../../protocol/protocol';
import type { Composition } from '../composition/composition';
import type { CompositionRenderer, RenderOptions } from './composition-renderer';
import { DeadlineError, RenderQueueError, ReplacedError } from './render-errors';

/** How long a page that exceeded its deadline is not rendered completely again. */
const SLOW_PAGE_TTL_MS = 10_000;
const MAX_SLOW_PAGES = 1_000;

/** A page as it is sent: `complete`, `degraded` (sections show their fallback), or the last good one. */
export type RenderedPage<LastGood> =
  | { kind: 'complete' | 'degraded'; status: number; result: RenderResult }
  | { kind: 'last-good'; page: LastGood };

/** Whether rendered HTML has an element of this id; React writes every attribute in double quotes. */
export const hasElement = (html: string | Buffer, id: string): boolean => html.includes(` id="${id}"`);

export const isComplete = (result: RenderResult): boolean =>
  result.errors.length === 0 && result.missing.length === 0;

/** The pages of one composition for visitors. The only place that decides how a page degrades. */
export class PageRenderer {
  private readonly slowPages = new LRUCache<string, true>({ max: MAX_SLOW_PAGES, ttl: SLOW_PAGE_TTL_MS });

  constructor(
    private readonly composition: Composition,
    private readonly renderer: CompositionRenderer,
    private readonly log: { warn(details: object, message: string): void },
  ) {}

  /**
   * In this order: the complete page; the last good page; the page with fallbacks for the sections that failed; the
   * page without the remote that owns it; the page without any remote.
   *
   * @param lastGood finds the last good page, if there is one.
   * @param signal aborted once nobody waits for the page.
   * @throws the last error if nothing can be rendered; ReplacedError if the composition is not live any more;
   *   RenderQueueError while too many pages are requested; the reason of the signal.
   */
  async render<LastGood>(
    address: string,
    lastGood: () => LastGood | undefined,
    signal?: AbortSignal,
  ): Promise<RenderedPage<LastGood>> {
    const first = this.slowPages.has(address) ? null : await this.attempt(address, { signal });
    if (isResult(first) && isComplete(first)) return rendered(first);
    const page = lastGood();
    if (page) return { kind: 'last-good', page };
    if (isResult(first)) return rendered(first);
    let failure: unknown = first;
    for (const without of failure instanceof RenderQueueError ? [] : this.reductions(address)) {
      const result = await this.attempt(address, { without, signal });
      if (isResult(result)) return rendered(result);
      failure = result;
    }
    throw failure;
  }

  /**
   * The page that responds to a form's post. It may be degraded, as long as it shows that form.
   *
   * @returns null if the page cannot be rendered with the form.
   * @throws ReplacedError if the composition is not live any more.
   */
  async renderOutcome(outcome: DocumentOutcome): Promise<RenderResult | null> {
    if (this.slowPages.has(outcome.page)) return null;
    const result = await this.attempt(outcome.page, { outcome });
    return isResult(result) && hasElement(result.html, outcome.formId) ? result : null;
  }

  /** The remotes to leave out, attempt by attempt. */
  private reductions(address: string): RemoteName[][] {
    const owner = ownerOf(address.split('?')[0] ?? '');
    const all = [...this.composition.releases.keys()];
    return owner ? [[owner], all] : [all];
  }

  /** The result, or the error because of which there is none. */
  private async attempt(address: string, options: RenderOptions = {}): Promise<RenderResult | Error> {
    try {
      return await this.renderer.render(address, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof ReplacedError) throw error;
      if (error instanceof RenderQueueError) return error;
      if (error instanceof DeadlineError) this.slowPages.set(address, true);
      const [path] = address.split('?');
      this.log.warn(
        { path, without: options.without ?? [], reason: String(error) },
        'a page failed to render',
      );
      return error as Error;
    }
  }
}

const isResult = (attempt: RenderResult | Error | null): attempt is RenderResult =>
  attempt !== null && !(attempt instanceof Error);

function rendered(result: RenderResult): {
  kind: 'complete' | 'degraded';
  status: number;
  result: RenderResult;
} {
  if (isComplete(result)) return { kind: 'complete', status: result.status, result };
  // Without a heading, nothing of the page itself was rendered.
  return { kind: 'degraded', status: result.headings > 0 ? result.status : 503, result };
}
