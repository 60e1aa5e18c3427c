import type { ReleasePage, RemoteName } from '@site/contracts';
import type { RenderResult } from '../../renderer/protocol';
import { remoteOf, type Composition } from '../composition/composition';
import type { CompositionRenderer } from '../rendering/composition-renderer';
import { pageResponse } from '../rendering/page-response';

/** Longer than a visitor's, because no code is compiled yet; ends endless loops. */
const COLD_DEADLINE_MS = 5_000;
/** For all pages together. */
const MAX_TRIAL_MS = 60_000;

type Results = ReadonlyMap<string, RenderResult>;

/**
 * Renders every page that the changed remotes could break: their own, and those that show one of their sections.
 *
 * @param earlier results of the live composition, by page address; those that the change cannot affect are kept.
 * @param deadlineMs of a visitor's page: a page that takes longer at first has to meet it the second time.
 * @returns results of the pages of the new composition, by page address.
 * @throws Error that names the first page that fails, and why.
 */
export async function runTrial(
  composition: Composition,
  renderer: Pick<CompositionRenderer, 'render'>,
  changed: ReadonlySet<RemoteName>,
  earlier: Results,
  deadlineMs: number,
): Promise<Map<string, RenderResult>> {
  const started = performance.now();
  const showsChanged = (result: RenderResult) => result.sections.some((id) => changed.has(remoteOf(id)));
  const results = new Map(
    [...earlier].filter(([, result]) => result.status === 200 && !showsChanged(result)),
  );
  for (const release of composition.releases.values()) {
    for (const page of release.routes.flatMap((route) => route.pages)) {
      const address = composition.addresses.addressOf(page.url);
      if (!changed.has(release.name) && results.has(address)) continue;
      if (performance.now() - started > MAX_TRIAL_MS) {
        throw new Error(`its trial took more than ${MAX_TRIAL_MS / 1_000} s: ${page.url} was not reached`);
      }
      results.set(address, await renderPage(renderer, address, page, deadlineMs));
    }
  }
  return results;
}

async function renderPage(
  renderer: Pick<CompositionRenderer, 'render'>,
  address: string,
  page: ReleasePage,
  deadlineMs: number,
): Promise<RenderResult> {
  try {
    const started = performance.now();
    let result = await renderer.render(address, { deadlineMs: COLD_DEADLINE_MS });
    if (performance.now() - started > deadlineMs) result = await renderer.render(address, { deadlineMs });
    const problem = problemOf(page, result);
    if (problem) throw new Error(problem);
    return result;
  } catch (error) {
    throw new Error(`${page.url} cannot be rendered: ${(error as Error).message}`, { cause: error });
  }
}

/** @throws Error where the page's response cannot be sent. */
function problemOf(page: ReleasePage, result: RenderResult): string | null {
  const { errors, headings, title } = result;
  if (errors.length > 0) return errors.join('; ');
  const { status } = pageResponse(result);
  if (status !== page.status) return `it responds with ${status}, but is declared with ${page.status}`;
  if (page.status === 301) return null;
  if (headings !== 1) return `it has ${headings} first-level headings instead of one`;
  return title === null ? 'it has no title' : null;
}
