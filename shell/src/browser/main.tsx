import { FederationContext, SiteContext } from '@site/platform';
import { startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { deferUntilTouched } from '../app/deferUntilTouched';
import { Announcer } from '../app/navigation/Announcer';
import { ScrollMemory } from '../app/navigation/ScrollMemory';
import type { Boot } from '../composition/boot';
import { AfterHydration } from './AfterHydration';
import { createFederation } from './federation';
import { InternalLinks } from './InternalLinks';
import { LoadingBar } from './LoadingBar';
import { reloadOnNewComposition } from './live-reload';
import { reportError } from './report-error';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
const root = document.getElementById('root') as HTMLElement;
const report = (error: unknown) => reportError(error, boot.composition);

const Toaster = deferUntilTouched(() => import('../app/toasts/Toaster'));

const browserOnly = (
  <AfterHydration>
    <ScrollMemory />
    <InternalLinks routes={boot.routes} />
    <LoadingBar />
    <Announcer />
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  </AfterHydration>
);

startTransition(() => {
  hydrateRoot(
    root,
    <SiteContext value={{ origin: boot.origin }}>
      <FederationContext value={createFederation(boot)}>
        <BrowserRouter>
          <App routes={boot.routes} browserOnly={browserOnly} />
        </BrowserRouter>
      </FederationContext>
    </SiteContext>,
    {
      onUncaughtError: report,
      onCaughtError: report,
      // A mismatch between server and browser repairs itself, but it is a defect: say it aloud.
      onRecoverableError: (error) => {
        console.error(error);
        report(error);
      },
    },
  );
});

if (boot.liveReload) reloadOnNewComposition(boot.composition);
