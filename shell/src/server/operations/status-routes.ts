import { STATUS_PATH, type Status } from '@site/contracts/status';
import type { Drain } from '@site/node-service/graceful-shutdown';
import { Router } from 'express';
import type { LiveComposition } from '../live/live-composition';
import type { ReleaseWatcher } from '../live/release-watcher';
import { routeClass } from './route-class';

/** How long after its start the shell waits for remotes that are missing in its composition. */
const REMOTES_TIMEOUT_MS = 20_000;

/** Whether a load balancer may send visitors to this shell. */
function isReady(live: LiveComposition, drain: Drain): boolean {
  if (drain.active || !live.current) return false;
  const { missing } = live;
  if (missing.some((name) => live.neededForReadiness.includes(name))) return false;
  return missing.length === 0 || performance.now() > REMOTES_TIMEOUT_MS;
}

/** Health checks, and what is live and what was refused and why. No personal data. */
export function statusRoutes(live: LiveComposition, watcher: ReleaseWatcher, drain: Drain): Router {
  const router = Router();
  const internal = routeClass('internal');
  router.get('/_health/live', internal, (_request, response) => {
    response.type('text/plain').send('live');
  });
  router.get('/_health/ready', internal, (_request, response) => {
    const ready = isReady(live, drain);
    response
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready');
  });
  router.get(STATUS_PATH, internal, (_request, response) => {
    const status: Status = {
      composition: live.current?.composition.id ?? null,
      releases: Object.fromEntries([...live.releases].map(([name, release]) => [name, release.version])),
      gates: Object.fromEntries([...live.releases].map(([name, release]) => [name, release.gate ?? null])),
      missing: live.missing,
      activated: Object.fromEntries(
        [...watcher.activated].map(([name, { version, sequence }]) => [name, { version, sequence }]),
      ),
      refused: watcher.refused.toJSON(),
      refusedActivations: Object.fromEntries(watcher.refusedActivations),
      unreachable: Object.fromEntries(watcher.unreachable),
    };
    response.set('Cache-Control', 'no-store').json(status);
  });
  return router;
}
