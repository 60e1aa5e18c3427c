import type { ReleasePage, RemoteName } from '@site/contracts';
import type { RenderResult } from '../renderer/protocol';
import { normalisePage, type Composition } from './composition';
import type { CompositionRenderer } from './composition-renderer';

/** Generous, because the thread is cold; an endless loop is caught all the same. */
const SMOKE_DEADLINE = 5_000;

function problemOf(page: ReleasePage, result: RenderResult): string | null {
  if (result.errors.length > 0) return result.errors.join('; ');
  if (result.status !== page.status)
    return `it answers ${result.status}, but is declared with ${page.status}`;
  if (page.status === 301) return null;
  const headings = result.html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) return `it has ${headings} first-level headings, and not one`;
  return result.head.includes('<title>') ? null : 'it has no title';
}

const remoteOf = (id: string) => id.split('/')[0] as RemoteName;

/** The pages that a set of changed remotes could break: their own, and those that showed one of their sections. */
function pagesToRender(
  composition: Composition,
  changed: ReadonlySet<RemoteName>,
  known: ReadonlyMap<string, RenderResult>,
): ReleasePage[] {
  const shows = (url: string) => known.get(url)?.sections.some((id) => changed.has(remoteOf(id))) ?? true;
  return [...composition.releases.values()].flatMap((release) =>
    release.routes
      .flatMap((route) => route.pages)
      .filter((page) => changed.has(release.name) || shows(normalisePage(composition, page.url) ?? page.url)),
  );
}

/**
 * Renders every page that the changed remotes could break.
 *
 * @param known results of the composition before: those that the change cannot touch are carried over.
 * @returns the results by address, ready to be served.
 * @throws Error that names the first page which cannot be rendered, and why.
 */
export async function smokeRender(
  composition: Composition,
  renderer: CompositionRenderer,
  changed: ReadonlySet<RemoteName>,
  known: ReadonlyMap<string, RenderResult>,
): Promise<Map<string, RenderResult>> {
  const results = new Map(
    [...known].filter(
      ([, result]) => result.status === 200 && !result.sections.some((id) => changed.has(remoteOf(id))),
    ),
  );
  for (const page of pagesToRender(composition, changed, known)) {
    const address = normalisePage(composition, page.url) ?? page.url;
    const result = await renderer.render(address, [], SMOKE_DEADLINE).catch((error: Error) => {
      throw new Error(`${page.url} cannot be rendered: ${error.message}`);
    });
    const problem = problemOf(page, result);
    if (problem) throw new Error(`${page.url} cannot be rendered: ${problem}`);
    results.set(address, result);
  }
  return results;
}
