import { Router } from 'express';
import type { Pages } from './pages';

const LOOK_EVERY = 300;

/** A stream of composition ids for development: browsers reload when the id changes. */
export function liveReloadRoutes(pages: Pages): Router {
  const router = Router();
  router.get('/_live', (request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    let sent = '';
    const timer = setInterval(() => {
      const id = pages.composition?.id ?? '';
      if (id !== sent) response.write(`data: ${id}\n\n`);
      sent = id;
    }, LOOK_EVERY);
    request.on('close', () => clearInterval(timer));
  });
  return router;
}
