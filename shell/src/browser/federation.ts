import type { ExposedModule, Federation } from '@site/platform';
import type { Boot } from '../boot/boot';
import { CodeLoadError } from '../app/errors/code-load-error';
import { forceFullPageNavigation } from '../app/navigation/full-page-navigation';
import { markFulfilled } from './mark-fulfilled';
import { recheckPendingLoads, trackLoad } from './pending-loads';
import { prefetchWith } from './prefetch-with';
import { reportError } from './report-error';

/** How long a failed load is cached before it may be retried. */
const FAILURE_TTL_MS = 2_000;

/** Loads the module of `remote/Expose`; resolves with null if its remote is not in the composition. */
export type LoadExpose = (id: string) => Promise<ExposedModule | null>;

/** The browser's federation, bound to the page's composition: an old tab keeps loading from its own releases. */
export function createFederation(boot: Boot, loadFromRemote: LoadExpose): Federation {
  const loads = new Map<string, Promise<ExposedModule>>();
  const awaitingHydration = new Set(boot.rendered);

  /** A promise that never settles makes React keep the server HTML of a section whose code failed to load. */
  function keepServerHtml(error: unknown): Promise<ExposedModule> {
    reportError(error, boot.composition);
    forceFullPageNavigation();
    return new Promise(() => undefined);
  }

  async function loadExpose(id: string): Promise<ExposedModule> {
    const module = await loadFromRemote(id);
    if (!module) throw new Error(`${id} is not in this composition`);
    return module;
  }

  function load(id: string): Promise<ExposedModule> {
    const known = loads.get(id);
    if (known) {
      recheckPendingLoads();
      return known;
    }
    const hydrating = awaitingHydration.delete(id);
    const loading = trackLoad(loadExpose(id)).catch((error: unknown) => {
      if (hydrating) return keepServerHtml(error);
      setTimeout(() => loads.delete(id), FAILURE_TTL_MS);
      throw new CodeLoadError(id, error);
    });
    loads.set(id, markFulfilled(loading));
    return loading;
  }

  return { load, prefetch: prefetchWith(load, boot.routes) };
}
