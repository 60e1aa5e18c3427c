import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../statistics';
import { docker } from './docker';
import type { DockerCompose } from './docker-compose';

const SAMPLE_INTERVAL_MS = 2_000;
const MIB_PER_UNIT: Record<string, number> = { KiB: 1 / 1024, MiB: 1, GiB: 1024 };

/** The memory that a container uses, in MiB. */
async function usedMemory(container: string): Promise<number> {
  const used = await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', container]);
  const [, amount = '0', unit = 'MiB'] = /^([\d.]+)(\w+)/.exec(used) ?? [];
  return Number(amount) * (MIB_PER_UNIT[unit] ?? 1);
}

/** Samples the memory of containers until a promise settles. Resolves with the samples of each service, in MiB. */
export async function sampleMemory(
  compose: DockerCompose,
  services: readonly string[],
  until: Promise<unknown>,
): Promise<Map<string, number[]>> {
  let isOver = false;
  const end = () => void (isOver = true);
  until.then(end, end);
  const containers = await compose.containers();
  const samples = new Map(services.map((service): [string, number[]] => [service, []]));
  while (!isOver) {
    for (const [service, ofService] of samples)
      ofService.push(await usedMemory(containers.get(service)?.Id ?? ''));
    await delay(SAMPLE_INTERVAL_MS);
  }
  return samples;
}

/** The growth of a container: the median of the last fifth of its samples divided by that of the second. */
export function growthOf(samples: readonly number[]): number {
  const fifth = Math.floor(samples.length / 5);
  return median(samples.slice(-fifth)) / median(samples.slice(fifth, 2 * fifth));
}
