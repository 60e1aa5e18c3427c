import { FederationContext, SiteContext, type ExposedModule, type Federation } from '@site/platform';
import { startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../shell/src/app/App';
import { deferUntilTouched } from '../../shell/src/app/deferUntilTouched';
import { Announcer } from '../../shell/src/app/navigation/Announcer';
import { ScrollMemory } from '../../shell/src/app/navigation/ScrollMemory';
import { AfterHydration } from '../../shell/src/browser/AfterHydration';
import { LoadingBar } from '../../shell/src/browser/LoadingBar';
import { track } from '../../shell/src/browser/pending-loads';
import { prefetchWith } from '../../shell/src/browser/prefetch-with';
import { readable } from '../../shell/src/browser/readable';
import type { Boot } from '../../shell/src/composition/boot';

/** What every remote exposes, by `remote/expose`, loaded by the bundler's own `import()`. */
export type Exposes = Record<string, () => Promise<unknown>>;

function bundledFederation(exposes: Exposes, boot: Boot): Federation {
  const loads = new Map<string, Promise<ExposedModule>>();

  function load(id: string): Promise<ExposedModule> {
    const known = loads.get(id);
    if (known) return known;
    const expose = exposes[id] ?? (() => Promise.reject(new Error(`${id} is not in the twin`)));
    const loading = readable(track(expose() as Promise<ExposedModule>));
    loads.set(id, loading);
    return loading;
  }

  return { load, prefetch: prefetchWith(load, boot.routes) };
}

const Toaster = deferUntilTouched(() => import('../../shell/src/app/toasts/Toaster'));

/** Takes over the server's HTML with the very frame that the shell ships, the remotes bundled in. */
export function hydrate(exposes: Exposes): void {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
  const browserOnly = (
    <AfterHydration>
      <ScrollMemory />
      <LoadingBar />
      <Announcer />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </AfterHydration>
  );
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <SiteContext value={{ origin: boot.origin }}>
        <FederationContext value={bundledFederation(exposes, boot)}>
          <BrowserRouter>
            <App routes={boot.routes} browserOnly={browserOnly} />
          </BrowserRouter>
        </FederationContext>
      </SiteContext>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}
