import { inTime, type ExposedModule, type Federation } from '@site/platform';
import type { Boot } from '../boot/boot';
import { forceFullPageNavigation } from './full-page-navigation';
import { pageAt } from './page-at';
import { reportError } from './report-error';

/** How long a failed load is cached before it may be retried. */
const FAILURE_TTL_MS = 2_000;

/**
 * Loads the module of `remote/Expose`. Rejects with an error that names it if it cannot be loaded, or if its remote is
 * not in the composition.
 */
export type LoadExpose = (id: string) => Promise<ExposedModule>;

export interface BrowserFederation extends Federation {
  /** Loads the code of the document's sections ahead of the first interaction, for which some of them wait. */
  prefetchSections(): void;
}

/**
 * The browser's federation, bound to the page's composition: an old tab keeps loading from its own releases. Create
 * it before any navigation: it reads the address of the page that the document shows.
 */
export function createFederation(boot: Boot, loadExpose: LoadExpose): BrowserFederation {
  const loads = new Map<string, Promise<ExposedModule>>();
  const { pathname, search } = window.location;
  const awaitingHydration = new Set(boot.rendered);
  const awaitingPrefetch = new Set(boot.rendered);

  /** A promise that never settles makes React keep the server HTML of a section whose code failed to load. */
  function keepServerHtml(error: unknown): Promise<ExposedModule> {
    reportError(error);
    forceFullPageNavigation(pathname + search);
    return new Promise(() => undefined);
  }

  function load(id: string): Promise<ExposedModule> {
    const known = loads.get(id);
    if (known) return known;
    const hydrating = awaitingHydration.delete(id);
    const loading = inTime(id, loadExpose(id)).catch((error: unknown) => {
      if (hydrating) return keepServerHtml(error);
      setTimeout(() => loads.delete(id), FAILURE_TTL_MS);
      throw error;
    });
    // Marked as React does, so that `use` reads its value without suspending.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => undefined,
    );
    loads.set(id, loading);
    return loading;
  }

  /** Loads the code of a page ahead of a visit. It ignores a failure, because the visit reports it. */
  function prefetch(path: string): void {
    const id = pageAt(boot.routes, path);
    if (id) load(id).catch(() => undefined);
  }

  /**
   * `load` counts a failure as one of the page. A prefetch must not: the section tries again when it needs its code.
   */
  function prefetchSections(): void {
    for (const id of awaitingPrefetch) loadExpose(id).catch(() => undefined);
    awaitingPrefetch.clear();
  }

  return { load, prefetch, prefetchSections };
}
