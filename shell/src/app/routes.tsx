import type { ReactNode } from 'react';
import { redirect, redirectDocument, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { ComposedRoute } from '../boot/boot';
import { ErrorScreen } from './errors/ErrorScreen';
import { Frame } from './Frame';
import { NotFoundPage } from './pages/NotFoundPage';
import { MissingRemotePage } from './pages/PageUnavailable';
import { RemotePage } from './pages/RemotePage';
import { NOT_FOUND_ID } from './shown-route';

interface SiteRoutes {
  routes: readonly ComposedRoute[];
  /** In browsers only: the loader of the page `remote/Expose`, which a navigation awaits. */
  loadPage?: (id: string) => LoaderFunction;
  browserOnly?: ReactNode;
}

/**
 * The router's routes for a composition: the frame, and in it one page for each route. The id of a route is its path.
 */
export function createRoutes({ routes, loadPage, browserOnly }: SiteRoutes): RouteObject[] {
  const pages = routes.map(({ path, id, redirect: target }): RouteObject => {
    if (target) return { id: path, path, element: null, loader: () => redirect(target) };
    if (!id) {
      // The remote may have joined since the document was loaded: only the server knows.
      const loader: LoaderFunction = ({ request }) => redirectDocument(request.url);
      return { id: path, path, element: <MissingRemotePage />, ...(loadPage && { loader }) };
    }
    return {
      id: path,
      path,
      handle: id,
      element: <RemotePage id={id} />,
      errorElement: <ErrorScreen />,
      ...(loadPage && { loader: loadPage(id) }),
      // The loader loads the code of a page. With other parameters or another query, the code is the same.
      shouldRevalidate: () => false,
    };
  });
  return [
    {
      element: <Frame browserOnly={browserOnly} />,
      errorElement: <ErrorScreen />,
      children: [...pages, { id: NOT_FOUND_ID, path: '*', element: <NotFoundPage /> }],
    },
  ];
}
