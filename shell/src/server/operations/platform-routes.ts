import { PLATFORM_PATH, type Platform } from '@site/contracts';
import { Router } from 'express';
import { routeClass } from './route-class';

/** What this build of the shell provides to releases: whoever is about to release one compares it with that. */
export function platformRoutes(platform: Platform): Router {
  const router = Router();
  router.get(PLATFORM_PATH, routeClass('internal'), (_request, response) => {
    response.set('Cache-Control', 'no-store').json(platform);
  });
  return router;
}
