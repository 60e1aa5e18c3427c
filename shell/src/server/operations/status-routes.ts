import { PLATFORM_PATH, type Platform, SITE_PATH, type Status, STATUS_PATH } from '@site/contracts';
import type { Drain } from '@site/node-service/graceful-shutdown';
import { Router, type RequestHandler } from 'express';
import type { LiveComposition } from '../live/live-composition';
import type { ReleasePipeline } from '../live/release-pipeline';
import type { SiteFile } from '../releases/site-file';
import { routeClass } from './request-log';

/** How long after its start the shell waits for remotes that are missing in its composition. */
const REMOTES_TIMEOUT_MS = 20_000;

/** A map as an object, with what is shown of each value. */
const byName = <Value, Shown>(values: ReadonlyMap<string, Value>, show: (value: Value) => Shown) =>
  Object.fromEntries([...values].map(([name, value]) => [name, show(value)]));

export interface StatusSettings {
  site: SiteFile;
  live: LiveComposition;
  pipeline: ReleasePipeline;
  drain: Drain;
  /** The functions, packages and colours that this build provides to releases. */
  platform: Platform;
  /** Development only: whether browsers reload when another composition goes live. */
  liveReload: boolean;
}

/** Whether a load balancer may send visitors to this shell. */
function isReady({ live, pipeline, drain }: StatusSettings): boolean {
  if (drain.active || !live.current) return false;
  const { missing } = live;
  if (missing.some((name) => pipeline.neededForReadiness.includes(name))) return false;
  return missing.length === 0 || performance.now() > REMOTES_TIMEOUT_MS;
}

/** Tells operators and release tools about health, remotes, live and refused releases, and what releases may use. */
export function statusRoutes(settings: StatusSettings): Router {
  const { site, live, pipeline, platform, liveReload } = settings;
  const router = Router();
  const internal = routeClass('internal');
  router.get('/_health/live', internal, (_request, response) => {
    response.type('text/plain').send('live');
  });
  router.get('/_health/ready', internal, (_request, response) => {
    const ready = isReady(settings);
    response
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready');
  });
  router.get(STATUS_PATH, internal, (_request, response) => {
    const { activated, refusedActivations, unreachable } = pipeline.watcher;
    const status: Status = {
      composition: live.current?.composition.id ?? null,
      releases: byName(live.releases, ({ version }) => version),
      gates: byName(live.releases, ({ gate }) => gate ?? null),
      missing: live.missing,
      activated: byName(activated, ({ version, sequence }) => ({ version, sequence })),
      refused: pipeline.refused.toJSON(),
      refusedActivations: byName(refusedActivations, ({ reason }) => reason),
      refusedSequences: byName(refusedActivations, ({ sequence }) => sequence),
      unreachable: Object.fromEntries(unreachable),
    };
    response.set('Cache-Control', 'no-store').json(status);
  });
  router.get(PLATFORM_PATH, internal, (_request, response) => {
    response.set('Cache-Control', 'no-store').json(platform);
  });
  router.get(SITE_PATH, internal, (_request, response) => {
    response.set('Cache-Control', 'no-store').json(site.current);
  });
  if (liveReload) router.get('/_live', internal, sendCompositionIds(live));
  return router;
}

/** Sends a stream of composition ids. Browsers reload when the id changes. */
const sendCompositionIds =
  (live: LiveComposition): RequestHandler =>
  (request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    const send = (id: string) => response.write(`data: ${id}\n\n`);
    if (live.current) send(live.current.composition.id);
    const unsubscribe = live.subscribe(({ composition }) => send(composition.id));
    request.on('close', unsubscribe);
  };
