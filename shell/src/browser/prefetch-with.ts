import type { ExposedModule, Federation } from '@site/platform';
import { matchPath } from 'react-router-dom';
import type { ComposedRoute } from '../composition/boot';

/** Prefetches the page of a path by loading what its route names. A failure is left to the visit. */
export const prefetchWith =
  (load: (id: string) => Promise<ExposedModule>, routes: readonly ComposedRoute[]): Federation['prefetch'] =>
  (path) => {
    const [pathname = ''] = path.split(/[?#]/);
    const route = routes.find((candidate) => matchPath(candidate.path, pathname));
    if (route) load(route.id).catch(() => undefined);
  };
