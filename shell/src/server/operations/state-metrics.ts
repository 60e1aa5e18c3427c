import { REMOTE_NAMES } from '@site/contracts';
import { Gauge, type Registry } from 'prom-client';
import type { LiveComposition } from '../live/live-composition';
import type { ReleasePipeline } from '../live/release-pipeline';

/** Gauges of the live composition and of the origins, read at every scrape. */
export function registerStateMetrics(
  registry: Registry,
  live: LiveComposition,
  pipeline: ReleasePipeline,
): void {
  const registers = [registry];
  new Gauge({
    name: 'composition_info',
    help: 'The current composition',
    labelNames: ['composition'],
    registers,
    collect() {
      this.reset();
      if (live.current) this.set({ composition: live.current.composition.id }, 1);
    },
  });
  new Gauge({
    name: 'composition_release_info',
    help: 'The releases of the current composition',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { name, version } of live.releases.values()) this.set({ remote: name, version }, 1);
    },
  });
  new Gauge({
    name: 'release_activated_timestamp_seconds',
    help: 'When the team made the activation that the shell follows: an origin could withhold a newer one',
    labelNames: ['remote'],
    registers,
    collect() {
      for (const [remote, { activatedAt }] of pipeline.watcher.activated)
        this.set({ remote }, Date.parse(activatedAt) / 1_000);
    },
  });
  new Gauge({
    name: 'release_refused',
    help: "Whether a remote's newest release, or its activation, is refused",
    labelNames: ['remote'],
    registers,
    collect() {
      for (const remote of REMOTE_NAMES) {
        const refused = pipeline.refused.has(remote) || pipeline.watcher.refusedActivations.has(remote);
        this.set({ remote }, Number(refused));
      }
    },
  });
  new Gauge({
    name: 'origin_unreachable',
    help: "Whether a remote's origin is unavailable",
    labelNames: ['remote'],
    registers,
    collect() {
      for (const remote of REMOTE_NAMES)
        this.set({ remote }, Number(pipeline.watcher.unreachable.has(remote)));
    },
  });
}
