import type { ReactNode } from 'react';
import { SectionBoundary } from '@site/platform';
import { matchPath, useLocation, useRoutes } from 'react-router-dom';
import type { ComposedRoute } from '../boot/boot';
import { ErrorScreen } from './errors/ErrorScreen';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { SkipLink } from './navigation/SkipLink';
import { MissingRemotePage } from './pages/MissingRemotePage';
import { NotFoundPage } from './pages/NotFoundPage';
import { RemotePage } from './pages/RemotePage';

const NOT_FOUND_PATH = '/404';

interface AppProps {
  routes: readonly ComposedRoute[];
  /** Rendered in browsers only: toasts, announcements, the loading bar. */
  browserOnly?: ReactNode;
}

/** The site: the shell's frame around the page that a remote exposes. */
export function App({ routes, browserOnly }: AppProps): ReactNode {
  const page = useRoutes([
    ...routes.map(({ path, id }) => ({ path, element: id ? <RemotePage id={id} /> : <MissingRemotePage /> })),
    { path: '*', element: <NotFoundPage /> },
  ]);
  const location = useLocation();
  const isFound = routes.some(({ path }) => matchPath(path, location.pathname));
  // The not-found page is the same at every path: its menus mark nothing as current.
  const header = useRoutes(
    [{ path: '*', element: <Header routes={routes} /> }],
    isFound ? location : NOT_FOUND_PATH,
  );
  return (
    <div data-app="">
      <SectionBoundary onError={(_error, retry) => <ErrorScreen onRetry={retry} />}>
        <SkipLink />
        {header}
        <main id="main">{page}</main>
        <Footer />
        {browserOnly}
      </SectionBoundary>
    </div>
  );
}
