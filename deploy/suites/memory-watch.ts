import { setTimeout as delay } from 'node:timers/promises';
import type { Compose } from './docker-compose';
import { execute } from './execute';

const LOOK_EVERY = 2_000;
const UNITS: Record<string, number> = { KiB: 1 / 1024, MiB: 1, GiB: 1024 };

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Looks at the memory of containers, in MiB, from its making until it is stopped. */
export class MemoryWatch {
  private readonly samples = new Map<string, number[]>();
  private readonly stopping = new AbortController();
  private readonly watching: Promise<void>;

  constructor(
    private readonly compose: Compose,
    private readonly services: string[],
  ) {
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
  }

  /** How much the container that grew most did: its median in the last fifth of the time to that in the second. */
  growth(): number {
    return Math.max(...this.services.map((service) => this.growthOf(service)));
  }

  lines(): string[] {
    return this.services.map((service) => {
      const samples = this.samples.get(service) ?? [];
      const [least, most] = [Math.min(...samples), Math.max(...samples)].map(Math.round);
      return `${service.padEnd(8)}${least} to ${most} MiB, growth ${this.growthOf(service).toFixed(2)}`;
    });
  }

  private growthOf(service: string): number {
    const samples = this.samples.get(service) ?? [];
    const fifth = Math.floor(samples.length / 5);
    return median(samples.slice(-fifth)) / median(samples.slice(fifth, 2 * fifth));
  }

  private async watch(): Promise<void> {
    const containers = await this.compose.containers();
    while (!this.stopping.signal.aborted) {
      for (const service of this.services) {
        const id = containers.get(service)?.Id ?? '';
        const used = await execute('docker', ['stats', '--no-stream', '--format', '{{.MemUsage}}', id]);
        const [, amount = '0', unit = 'MiB'] = /^([\d.]+)(\w+)/.exec(used) ?? [];
        const samples = this.samples.get(service) ?? [];
        this.samples.set(service, [...samples, Number(amount) * (UNITS[unit] ?? 1)]);
      }
      await delay(LOOK_EVERY, undefined, { signal: this.stopping.signal }).catch(() => {});
    }
  }
}
