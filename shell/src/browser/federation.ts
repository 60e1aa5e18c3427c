import * as runtimeCore from '@module-federation/runtime-core';
import type { ExposedModule, Federation } from '@site/platform';
import type { Boot } from '../composition/boot';
import { sharedModules } from '../composition/shared-modules';
import { CodeUnavailable } from '../app/errors/CodeUnavailable';
import { keepNavigationNative } from '../app/navigation/native-navigation';
import { lookAgain, track } from './pending-loads';
import { prefetchWith } from './prefetch-with';
import { readable } from './readable';
import { reportError } from './report-error';

declare const __SHARED_VERSIONS__: Record<string, string>;

declare global {
  // Where remotes that are built with an external runtime look for it.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

const FAILURE_LASTS = 2_000;

type Provider = { lib: () => unknown } | { get: () => Promise<() => unknown> };

const share = (name: string, provider: Provider) => ({
  version: __SHARED_VERSIONS__[name] ?? '',
  shareConfig: { singleton: true, requiredVersion: false as const },
  ...provider,
});

function createHost(boot: Boot): runtimeCore.ModuleFederation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return new runtimeCore.ModuleFederation({
    id: boot.composition,
    name: 'shell',
    remotes: boot.remotes.map(({ name, entry }) => ({ name, entry, type: 'module' })),
    shared: {
      ...Object.fromEntries(
        Object.entries(sharedModules).map(([name, lib]) => [name, share(name, { lib: () => lib })]),
      ),
      '@site/platform/query': share('@site/platform/query', {
        get: async () => {
          const query = await import('@site/platform/query');
          return () => query;
        },
      }),
    },
  });
}

/**
 * The browser's way to what the remotes of this page's composition expose.
 * No other composition is ever asked for: an old tab keeps working on its own.
 */
export function createFederation(boot: Boot): Federation {
  const host = createHost(boot);
  const loads = new Map<string, Promise<ExposedModule>>();
  const kept = new Set(boot.rendered);

  /** A section that has server HTML keeps it where its code cannot be had: a promise that never settles says so to React. */
  function keepServerHtml(error: unknown): Promise<ExposedModule> {
    reportError(error, boot.composition);
    keepNavigationNative();
    return new Promise(() => undefined);
  }

  async function fetchSection(id: string): Promise<ExposedModule> {
    const module = await host.loadRemote<ExposedModule>(id);
    if (!module) throw new Error(`${id} is not in this composition`);
    return module;
  }

  function load(id: string): Promise<ExposedModule> {
    const known = loads.get(id);
    if (known) {
      lookAgain();
      return known;
    }
    const hydrating = kept.delete(id);
    const loading = track(fetchSection(id)).catch((error: unknown) => {
      if (hydrating) return keepServerHtml(error);
      setTimeout(() => loads.delete(id), FAILURE_LASTS);
      throw new CodeUnavailable(id, error);
    });
    loads.set(id, readable(loading));
    return loading;
  }

  return { load, prefetch: prefetchWith(load, boot.routes) };
}
