import { CacheProvider } from '@emotion/react';
import {
  ContributionsContext,
  FederationContext,
  firstInteraction,
  outcomeOfDocument,
  SiteContext,
  useHydrated,
  type DocumentOutcome,
} from '@site/platform';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { NavigationFocus } from '../app/navigation/NavigationFocus';
import { ScrollRestoration } from '../app/navigation/ScrollRestoration';
import { createRoutes } from '../app/routes';
import { createStyleCache } from '../app/style-cache';
import { HYDRATED_ATTRIBUTE, type Boot } from '../boot/boot';
import { createFederation, type LoadExpose } from './federation';
import { followFragments } from './follow-fragments';
import { FormOutcomeProvider } from './FormOutcomeProvider';
import { isFullPageNavigationForced, loadDocumentsOnPopState } from './full-page-navigation';
import { InternalLinks } from './InternalLinks';
import { loadAfterInteraction } from './load-after-interaction';
import { LoadingBar } from './LoadingBar';
import { createPageLoader } from './page-loader';
import { prefetchVisibleLinks } from './prefetch-visible-links';
import { reportError } from './report-error';

const Toaster = loadAfterInteraction(() => import('../app/toasts/Toaster'));
const Tooltips = loadAfterInteraction(() => import('../app/tooltips/Tooltips'));

interface AfterHydrationProps {
  children: ReactNode;
  onHydrated: () => void;
}

/** Renders its children only after hydration: they are not in the server's HTML. */
function AfterHydration({ children, onHydrated }: AfterHydrationProps): ReactNode {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return isHydrated ? children : null;
}

/**
 * The outcome that the document shows. A response to a form's post has the URL of the form's action, and a confirmation
 * names its form, but the router and a reload need the address of the page: a reload confirms nothing again.
 */
function takeOutcome({ outcome: response }: Boot): DocumentOutcome | null {
  const { pathname, search, hash } = window.location;
  const outcome = outcomeOfDocument(pathname + search, response);
  if (outcome) window.history.replaceState(window.history.state, '', outcome.page + hash);
  return outcome;
}

/** Hydrates the server's HTML, with exposes loaded by `load`. */
export function hydrateApp(boot: Boot, load: LoadExpose): void {
  const outcome = takeOutcome(boot);
  const federation = createFederation(boot, load);
  const recordNavigation = followFragments();
  // `RouterProvider` subscribes to the router when React has rendered the app, so it misses a navigation that the
  // router completes before that.
  const leaveToRouter = loadDocumentsOnPopState();
  const onHydrated = () => {
    leaveToRouter();
    if (!isFullPageNavigationForced()) document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  };
  const browserOnly = (
    <AfterHydration onHydrated={onHydrated}>
      <ScrollRestoration />
      <NavigationFocus />
      <InternalLinks routes={boot.routes} />
      <LoadingBar router={() => router} />
      <Toaster />
      <Tooltips />
    </AfterHydration>
  );
  const router = createBrowserRouter(
    createRoutes({
      routes: boot.routes,
      loadPage: createPageLoader(federation.load),
      browserOnly,
    }),
    // No loader runs for the server's HTML: it is hydrated at once, and each section waits for its own code.
    { hydrationData: { loaderData: Object.fromEntries(boot.routes.map(({ path }) => [path, null])) } },
  );
  router.subscribe(recordNavigation);
  // The back/forward cache has kept this document. Its router may still wait for a page that the browser then loaded as
  // another document.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') window.location.reload();
  });
  // Starts to listen now, because an interaction counts even before the parts that wait for it are hydrated.
  void firstInteraction();
  prefetchVisibleLinks(federation);
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <CacheProvider value={createStyleCache()}>
        <SiteContext value={{ origin: boot.publicOrigin }}>
          <FederationContext value={federation}>
            <ContributionsContext value={boot.contributions}>
              <FormOutcomeProvider outcome={outcome} router={router}>
                <RouterProvider router={router} onError={reportError} />
              </FormOutcomeProvider>
            </ContributionsContext>
          </FederationContext>
        </SiteContext>
      </CacheProvider>,
      {
        onUncaughtError: reportError,
        onCaughtError: reportError,
        // React recovers from a hydration mismatch, but it is a defect: log it too.
        onRecoverableError: (error) => {
          console.error(error);
          reportError(error);
        },
      },
    );
  });
}
