import type { RemoteName } from '@site/contracts';
import { Gauge, type LabelValues, type Registry } from 'prom-client';
import type { LiveComposition } from '../live/live-composition';
import type { ReleasePipeline } from '../live/release-pipeline';
import type { SiteFile } from '../releases/site-file';

type Series = [labels: LabelValues<string>, value: number];

/** Gauges of the live composition and of the origins, read at every scrape. */
export function registerStateMetrics(
  registry: Registry,
  site: SiteFile,
  live: LiveComposition,
  { watcher, refused }: ReleasePipeline,
): void {
  const register = (name: string, help: string, labelNames: string[], read: () => Series[]) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.set(labels, value);
      },
    });
  const forEveryRemote = (isTrue: (remote: RemoteName) => boolean) => () =>
    Object.keys(site.current.remotes).map((remote): Series => [{ remote }, Number(isTrue(remote))]);
  register('composition_info', 'The current composition', ['composition'], () =>
    live.current ? [[{ composition: live.current.composition.id }, 1]] : [],
  );
  register('composition_release_info', 'The releases of the current composition', ['remote', 'version'], () =>
    [...live.releases.values()].map(({ name, version }) => [{ remote: name, version }, 1]),
  );
  register(
    'release_activated_timestamp_seconds',
    'When the team made the activation that the shell follows: an origin could withhold a newer one',
    ['remote'],
    () =>
      [...watcher.activated].map(([remote, { activatedAt }]) => [
        { remote },
        Date.parse(activatedAt) / 1_000,
      ]),
  );
  register(
    'release_refused',
    "Whether a remote's newest release, or its activation, is refused",
    ['remote'],
    forEveryRemote((remote) => refused.has(remote) || watcher.refusedActivations.has(remote)),
  );
  register(
    'origin_unreachable',
    "Whether a remote's origin is unavailable",
    ['remote'],
    forEveryRemote((remote) => watcher.unreachable.has(remote)),
  );
}
