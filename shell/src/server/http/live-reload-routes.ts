import { Router } from 'express';
import type { LiveComposition } from '../live/live-composition';
import { routeClass } from '../operations/route-class';

/** Development only: a stream of composition ids; browsers reload when the id changes. */
export function liveReloadRoutes(live: LiveComposition): Router {
  const router = Router();
  router.get('/_live', routeClass('internal'), (request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    const send = (id: string) => response.write(`data: ${id}\n\n`);
    if (live.current) send(live.current.composition.id);
    const unsubscribe = live.subscribe(({ composition }) => send(composition.id));
    request.on('close', unsubscribe);
  });
  return router;
}
