import { Router } from 'express';
import type { Composer } from './composer';
import type { Pages } from './pages';

/** How the composition stands: what is live, what was refused and why. Holds nothing personal. */
export function statusRoutes(pages: Pages, composer: Composer): Router {
  const router = Router();
  router.get('/_health/live', (_request, response) => {
    response.type('text/plain').send('live');
  });
  router.get('/_health/ready', (_request, response) => {
    const { ready } = composer;
    response
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready');
  });
  router.get('/_status', (_request, response) => {
    const { composition } = pages;
    response.set('Cache-Control', 'no-store').json({
      composition: composition?.id ?? null,
      releases: Object.fromEntries(
        [...(composition?.releases ?? [])].map(([name, release]) => [name, release.version]),
      ),
      refused: composer.refusals,
      unreachable: Object.fromEntries(composer.unreachable),
    });
  });
  return router;
}
