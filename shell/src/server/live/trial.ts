import type { ReleasePage, RemoteName } from '@site/contracts';
import type { RenderResult } from '../../renderer/protocol';
import { remoteOf, type Composition } from '../composition/composition';
import { pageAddress } from '../composition/page-address';
import type { CompositionRenderer } from '../rendering/composition-renderer';

/** Longer than a visitor's, because no code is compiled yet; ends endless loops. */
const TRIAL_DEADLINE_MS = 5_000;

type Results = ReadonlyMap<string, RenderResult>;

/**
 * Renders every page that the changed remotes could break: their own, and those that show one of their sections.
 *
 * @param earlier results of the live composition, by page address; those that the change cannot affect are kept.
 * @returns results of the pages of the new composition, by page address.
 * @throws Error that names the first page that fails, and why.
 */
export async function runTrial(
  composition: Composition,
  renderer: CompositionRenderer,
  changed: ReadonlySet<RemoteName>,
  earlier: Results,
): Promise<Map<string, RenderResult>> {
  const showsChanged = (result: RenderResult) => result.sections.some((id) => changed.has(remoteOf(id)));
  const results = new Map(
    [...earlier].filter(([, result]) => result.status === 200 && !showsChanged(result)),
  );
  for (const release of composition.releases.values()) {
    for (const page of release.routes.flatMap((route) => route.pages)) {
      const address = pageAddress(composition, page.url) ?? page.url;
      if (!changed.has(release.name) && results.has(address)) continue;
      results.set(address, await renderPage(renderer, address, page));
    }
  }
  return results;
}

async function renderPage(
  renderer: CompositionRenderer,
  address: string,
  page: ReleasePage,
): Promise<RenderResult> {
  try {
    const result = await renderer.render(address, { deadlineMs: TRIAL_DEADLINE_MS });
    const problem = problemOf(page, result);
    if (problem) throw new Error(problem);
    return result;
  } catch (error) {
    throw new Error(`${page.url} cannot be rendered: ${(error as Error).message}`, { cause: error });
  }
}

function problemOf(page: ReleasePage, { status, errors, headings, title }: RenderResult): string | null {
  if (errors.length > 0) return errors.join('; ');
  if (status !== page.status) return `it responds with ${status}, but is declared with ${page.status}`;
  if (page.status === 301) return null;
  if (headings !== 1) return `it has ${headings} first-level headings instead of one`;
  return title === null ? 'it has no title' : null;
}
