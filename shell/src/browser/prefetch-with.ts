import type { ExposedModule, Federation } from '@site/platform';
import { matchPath } from 'react-router-dom';
import type { ComposedRoute } from '../boot/boot';

/** Prefetches the page at a path: loads the expose of its route. A failure is reported when the page is visited. */
export const prefetchWith =
  (load: (id: string) => Promise<ExposedModule>, routes: readonly ComposedRoute[]): Federation['prefetch'] =>
  (path) => {
    const [pathname = ''] = path.split(/[?#]/);
    const route = routes.find((candidate) => matchPath(candidate.path, pathname));
    if (route?.id) load(route.id).catch(() => undefined);
  };
