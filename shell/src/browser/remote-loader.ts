import * as runtimeCore from '@module-federation/runtime-core';
import type { ExposedModule } from '@site/platform';
import type { Boot } from '../boot/boot';
import { sharedModules } from '../boot/shared-modules';
import type { LoadExpose } from './federation';

declare const __SHARED_VERSIONS__: Record<string, string>;

declare global {
  // Where remotes built with an external runtime expect it.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

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

/** Loads exposes from the releases of the page's composition, with module federation. */
export function createRemoteLoader(boot: Boot): LoadExpose {
  const host = createHost(boot);
  return (id) => host.loadRemote<ExposedModule>(id);
}
