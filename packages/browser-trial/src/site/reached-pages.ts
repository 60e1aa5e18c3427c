import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@site/contracts';
import { withSamples, type DeclaredPage, type TrialPage } from './trial-pages';

interface Comparison {
  candidate: Release;
  /** What is live of the same remote. */
  live: Release | undefined;
  /** Whether the candidate's shell sends other content for the page than the live shell, or the page is not live. */
  isChanged(page: DeclaredPage): boolean;
}

/**
 * The pages that a candidate's changes can reach. A page is left out only if its expose uses the same modules as live,
 * its route is the same, and the server sends the same content. Everything is reached if something changes that no page
 * has for itself: a section, which other pages show; the shared packages; entries of menus; and anything at all where
 * the remote has global styles. At least one page is returned.
 *
 * @param targets all pages of the candidate, and those of other remotes that show its sections.
 */
export function reachedPages(
  targets: readonly TrialPage[],
  { candidate, live, isChanged }: Comparison,
): readonly TrialPage[] {
  if (!live) return targets;
  const changed = changedExposes(candidate, live);
  const shown = new Set([...candidate.routes, ...live.routes].map(({ expose }) => expose));
  const reachesAll =
    [...changed].some((expose) => !shown.has(expose)) ||
    (changed.size > 0 && [candidate, live].some(hasGlobalStyles)) ||
    !isDeepStrictEqual([candidate.shared, candidate.contributes], [live.shared, live.contributes]);
  if (reachesAll) return targets;
  const reached = targets.filter(
    (page) =>
      changed.has(page.expose.split('/')[1] ?? '') ||
      isChanged(page) ||
      !isDeepStrictEqual(routesOf(candidate, page.url), routesOf(live, page.url)),
  );
  return reached.length === 0 ? targets.slice(0, 1) : withSamples(reached, live, isChanged);
}

/** The exposes whose modules are not those of the live release, or not known. */
function changedExposes(candidate: Release, live: Release): Set<string> {
  const names = Object.keys({ ...candidate.exposes, ...live.exposes });
  const modulesOf = ({ exposes }: Release, name: string) => exposes[name]?.modules;
  return new Set(
    names.filter((name) => {
      const modules = modulesOf(candidate, name);
      return modules === undefined || modules !== modulesOf(live, name);
    }),
  );
}

const hasGlobalStyles = ({ uses }: Release): boolean =>
  !uses || (uses.shared['@emotion/react']?.includes('Global') ?? false);

/** How a release declares a page: its routes, each with this page alone. */
const routesOf = ({ routes }: Release, url: string) =>
  routes.flatMap(({ pages, ...route }) =>
    pages.filter((page) => page.url === url).map((page) => ({ ...route, page })),
  );
