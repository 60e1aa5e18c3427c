import type { ReleasePage, RemoteName } from '@site/contracts';
import type { RenderResult } from '../../protocol/protocol';
import { remoteOf, type Composition } from '../composition/composition';
import type { CompositionRenderer } from '../rendering/composition-renderer';

/** Longer than a visitor's, because no code is compiled yet; ends endless loops. */
const COLD_DEADLINE_MS = 5_000;
/** For all pages together. */
const MAX_TRIAL_MS = 60_000;

type Renderer = Pick<CompositionRenderer, 'render'>;

/** What visitors get at the moment. */
interface Live {
  composition: Composition;
  renderer: Renderer;
  /** Of its trial, by page address. */
  trialResults: ReadonlyMap<string, RenderResult>;
}

/**
 * Renders every page that the changed remotes could break: their own, and those that show one of their sections. A page that
 * fails in the live composition too is nobody's fault here: it is passed over.
 *
 * @param live null before there is one; results that the change cannot affect are kept.
 * @param deadlineMs of a visitor's page: a page that takes longer at first has to meet it the second time.
 * @returns results of the pages of the new composition, by page address.
 * @throws Error that names the first page that fails, and why.
 */
export async function runTrial(
  composition: Composition,
  renderer: Renderer,
  changed: ReadonlySet<RemoteName>,
  live: Live | null,
  deadlineMs: number,
): Promise<Map<string, RenderResult>> {
  const started = performance.now();
  const showsChanged = (result: RenderResult) => result.sections.some((id) => changed.has(remoteOf(id)));
  const results = new Map(
    [...(live?.trialResults ?? [])].filter(([, result]) => result.status === 200 && !showsChanged(result)),
  );
  for (const release of composition.releases.values()) {
    for (const page of release.routes.flatMap((route) => route.pages)) {
      const address = composition.addresses.addressOf(page.url);
      if (!changed.has(release.name) && results.has(address)) continue;
      if (performance.now() - started > MAX_TRIAL_MS) {
        throw new Error(`its trial took more than ${MAX_TRIAL_MS / 1_000} s: ${page.url} was not reached`);
      }
      try {
        results.set(address, await renderPage(renderer, address, page, deadlineMs));
      } catch (error) {
        if (!(await failsLive(live, release.name, address, page, deadlineMs))) throw error;
      }
    }
  }
  return results;
}

/** Whether a page is live, and fails there as well. */
async function failsLive(
  live: Live | null,
  remote: RemoteName,
  address: string,
  page: ReleasePage,
  deadlineMs: number,
): Promise<boolean> {
  const routes = live?.composition.releases.get(remote)?.routes ?? [];
  const isLive = routes.some(({ pages }) =>
    pages.some(({ url, status }) => url === page.url && status === page.status),
  );
  if (!live || !isLive) return false;
  return renderPage(live.renderer, address, page, deadlineMs).then(
    () => false,
    () => true,
  );
}

async function renderPage(
  renderer: Renderer,
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

function problemOf(page: ReleasePage, result: RenderResult): string | null {
  const { status, errors, headings, title } = result;
  if (errors.length > 0) return errors.join('; ');
  if (status !== page.status) return `it responds with ${status}, but is declared with ${page.status}`;
  if (page.status === 301) return null;
  if (headings !== 1) return `it has ${headings} first-level headings instead of one`;
  return title === null ? 'it has no title' : null;
}
