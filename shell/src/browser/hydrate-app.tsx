import { CacheProvider } from '@emotion/react';
import {
  FederationContext,
  firstInteraction,
  FormOutcomeContext,
  SiteContext,
  type Federation,
} from '@site/platform';
import { startTransition } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { LiveRegion } from '../app/navigation/LiveRegion';
import { recordPositions } from '../app/navigation/scroll-positions';
import { ScrollRestoration } from '../app/navigation/ScrollRestoration';
import type { Boot } from '../boot/boot';
import { AfterHydration } from './AfterHydration';
import { createStyleCache } from './create-style-cache';
import { InternalLinks } from './InternalLinks';
import { loadAfterInteraction } from './load-after-interaction';
import { LoadingBar } from './LoadingBar';
import { MissedNavigation } from './MissedNavigation';

const Toaster = loadAfterInteraction(() => import('../app/toasts/Toaster'));
const Tooltips = loadAfterInteraction(() => import('../app/tooltips/Tooltips'));

/** Reads the composition that the server wrote into the document. */
export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;

/** A document that responds to a form's post has the URL of the form's action. The router and a reload need that of the page. */
function restorePageAddress(page: string): void {
  window.history.replaceState(window.history.state, '', page + window.location.hash);
}

/** Hydrates the server's HTML. Also used by the twin, so that both builds hydrate the same tree. */
export function hydrateApp(boot: Boot, federation: Federation, options: HydrationOptions): void {
  const browserOnly = (
    <AfterHydration>
      <MissedNavigation />
      <ScrollRestoration />
      <InternalLinks routes={boot.routes} />
      <LoadingBar />
      <LiveRegion />
      <Toaster />
      <Tooltips />
    </AfterHydration>
  );
  if (boot.outcome) restorePageAddress(boot.outcome.page);
  recordPositions();
  // Starts to listen now: an interaction counts before the parts that wait for it are hydrated.
  void firstInteraction();
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <CacheProvider value={createStyleCache()}>
        <SiteContext value={{ origin: boot.origin }}>
          <FederationContext value={federation}>
            <FormOutcomeContext value={boot.outcome ?? null}>
              <BrowserRouter>
                <App routes={boot.routes} browserOnly={browserOnly} />
              </BrowserRouter>
            </FormOutcomeContext>
          </FederationContext>
        </SiteContext>
      </CacheProvider>,
      options,
    );
  });
}
