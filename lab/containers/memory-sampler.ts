import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../statistics';
import { docker } from './docker';
import type { DockerCompose } from './docker-compose';

const SAMPLE_INTERVAL_MS = 2_000;
const MIB_PER_UNIT: Record<string, number> = { KiB: 1 / 1024, MiB: 1, GiB: 1024 };

/** Samples the memory of containers, in MiB, from construction until `stop`. */
export class MemorySampler {
  private readonly samples = new Map<string, number[]>();
  private readonly stopping = new AbortController();
  private readonly sampling: Promise<void>;

  constructor(
    private readonly compose: DockerCompose,
    private readonly services: string[],
  ) {
    this.sampling = this.sample();
    // Only `stop` reports it: nobody else waits for it, and an unhandled rejection would end the process.
    this.sampling.catch(() => undefined);
  }

  /** @throws Error of the sample that failed, if one did. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.sampling;
  }

  /** The largest growth of a container: the median of the last fifth of its samples divided by that of the second. */
  maxGrowth(): number {
    return Math.max(...this.services.map((service) => this.growthOf(service)));
  }

  lines(): string[] {
    return this.services.map((service) => {
      const samples = this.samples.get(service) ?? [];
      const [min, max] = [Math.min(...samples), Math.max(...samples)].map(Math.round);
      return `${service.padEnd(8)}${min} to ${max} MiB, growth ${this.growthOf(service).toFixed(2)}`;
    });
  }

  private growthOf(service: string): number {
    const samples = this.samples.get(service) ?? [];
    const fifth = Math.floor(samples.length / 5);
    return median(samples.slice(-fifth)) / median(samples.slice(fifth, 2 * fifth));
  }

  private async sample(): Promise<void> {
    const containers = await this.compose.containers();
    while (!this.stopping.signal.aborted) {
      for (const service of this.services) {
        const id = containers.get(service)?.Id ?? '';
        const used = await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', id]);
        const [, amount = '0', unit = 'MiB'] = /^([\d.]+)(\w+)/.exec(used) ?? [];
        const samples = this.samples.get(service) ?? [];
        this.samples.set(service, [...samples, Number(amount) * (MIB_PER_UNIT[unit] ?? 1)]);
      }
      await delay(SAMPLE_INTERVAL_MS, undefined, { signal: this.stopping.signal }).catch(() => {});
    }
  }
}
