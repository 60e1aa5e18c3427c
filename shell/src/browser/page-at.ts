import { matchRoutes } from 'react-router-dom';
import type { ComposedRoute } from '../boot/boot';

/**
 * The page, as `remote/Expose`, that the router shows at an address of the site: a path, with or without query and
 * hash. Null if there is none, or if the composition lacks its remote.
 */
export function pageAt(routes: readonly ComposedRoute[], address: string): string | null {
  const pages = routes.map(({ path, id }) => ({ path, handle: id }));
  return matchRoutes(pages, address)?.[0]?.route.handle ?? null;
}
