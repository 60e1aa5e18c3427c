import { REMOTE_NAMES } from '@site/contracts';
import { Gauge, type Registry } from 'prom-client';
import type { Composer } from './composer';
import type { Pages } from './pages';

/** Gauges of how the composition stands, read whenever the metrics are: what is live, refused and out of reach. */
export function registerStateMetrics(
  registry: Registry,
  pages: Pick<Pages, 'composition'>,
  composer: Pick<Composer, 'refusals' | 'unreachable'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'composition_info',
    help: 'The current composition',
    labelNames: ['composition'],
    registers,
    collect() {
      this.reset();
      if (pages.composition) this.set({ composition: pages.composition.id }, 1);
    },
  });
  new Gauge({
    name: 'composition_release_info',
    help: 'The releases of the current composition',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { name, version } of pages.composition?.releases.values() ?? []) {
        this.set({ remote: name, version }, 1);
      }
    },
  });
  new Gauge({
    name: 'release_refused',
    help: "Whether a remote's newest release stands refused",
    labelNames: ['remote'],
    registers,
    collect() {
      for (const remote of REMOTE_NAMES) this.set({ remote }, Number(composer.refusals.has(remote)));
    },
  });
  new Gauge({
    name: 'origin_unreachable',
    help: "Whether a remote's origin cannot be asked",
    labelNames: ['remote'],
    registers,
    collect() {
      for (const remote of REMOTE_NAMES) this.set({ remote }, Number(composer.unreachable.has(remote)));
    },
  });
}
