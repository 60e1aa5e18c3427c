import type { ExposedModule, Federation } from '@site/platform';
import { hydrateApp, readBoot } from 'shell/hydrate-app';
import { trackLoad } from 'shell/pending-loads';
import { prefetchWith } from 'shell/prefetch-with';
import { readable } from 'shell/readable';
import type { Boot } from 'shell/boot';

/** The loaders of all exposes, by `remote/Expose`. */
export type Exposes = Record<string, () => Promise<unknown>>;

function bundledFederation(exposes: Exposes, boot: Boot): Federation {
  const loads = new Map<string, Promise<ExposedModule>>();

  function load(id: string): Promise<ExposedModule> {
    const known = loads.get(id);
    if (known) return known;
    const expose = exposes[id] ?? (() => Promise.reject(new Error(`${id} is not in the twin`)));
    const loading = readable(trackLoad(expose() as Promise<ExposedModule>));
    loads.set(id, loading);
    return loading;
  }

  return { load, prefetch: prefetchWith(load, boot.routes) };
}

/** Hydrates the server's HTML as the shell does, with bundled remotes. */
export function hydrate(exposes: Exposes): void {
  const boot = readBoot();
  hydrateApp(boot, bundledFederation(exposes, boot), {
    onRecoverableError: (error) => console.error(error),
  });
}
