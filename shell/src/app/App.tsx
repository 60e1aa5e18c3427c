import type { ReactNode } from 'react';
import { SectionBoundary } from '@site/platform';
import { GlobalStyles } from '@site/ui';
import { fontUrls } from '@site/ui/font-files';
import { useRoutes } from 'react-router-dom';
import type { ComposedRoute } from '../boot/boot';
import { ErrorScreen } from './errors/ErrorScreen';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { SkipLink } from './navigation/SkipLink';
import { NotFoundPage } from './pages/NotFoundPage';
import { RemotePage } from './pages/RemotePage';

interface AppProps {
  routes: readonly ComposedRoute[];
  /** Rendered in browsers only: toasts, announcements, the loading bar. */
  browserOnly?: ReactNode;
}

/** The site: the shell's frame around the page that a remote exposes. */
export function App({ routes, browserOnly }: AppProps): ReactNode {
  const page = useRoutes([
    ...routes.map(({ path, id }) => ({ path, element: <RemotePage id={id} /> })),
    { path: '*', element: <NotFoundPage /> },
  ]);
  return (
    <div data-app="">
      <GlobalStyles fontUrls={fontUrls} />
      <SectionBoundary onError={(_error, retry) => <ErrorScreen onRetry={retry} />}>
        <SkipLink />
        <Header routes={routes} />
        <main id="main">{page}</main>
        <Footer />
        {browserOnly}
      </SectionBoundary>
    </div>
  );
}
