import autocannon from 'autocannon';
import type { Site } from '../../site/site';
import { printTable } from '@site/testing/table';
import { median } from '@site/testing/statistics';
import { ENCODINGS, startBareServer, type AskedEncoding } from './bare';

const CONNECTIONS = 48;

interface Round {
  perSecond: number;
  p99: number;
}

async function fire(url: string, encoding: AskedEncoding, seconds: number): Promise<Round> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} requests were refused, ${result.errors} failed`);
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/**
 * Prints how many requests per second the shell answers with a cached page, beside a bare server that sends the same, in
 * alternating rounds.
 *
 * @returns for each encoding the median of the rounds' ratios: the machine's other work weighs on both sides of each.
 */
export async function measureSpeed(
  site: Site,
  length: { rounds: number; seconds: number },
): Promise<Map<AskedEncoding, number>> {
  const page = `${site.url}/`;
  const bare = await startBareServer(page, site.folder);
  const ratios = new Map<AskedEncoding, number>();
  const rows: string[][] = [];
  try {
    for (const encoding of ENCODINGS) {
      await fire(page, encoding, 1);
      await fire(bare.url, encoding, 1);
      const rounds: { shell: Round; bare: Round }[] = [];
      for (let round = 0; round < length.rounds; round += 1) {
        // Whoever is first in one round is second in the next.
        const shellFirst = round % 2 === 0 ? await fire(page, encoding, length.seconds) : null;
        const ofBare = await fire(bare.url, encoding, length.seconds);
        rounds.push({ shell: shellFirst ?? (await fire(page, encoding, length.seconds)), bare: ofBare });
      }
      const ratio = median(rounds.map((round) => round.shell.perSecond / round.bare.perSecond));
      const rate = (of: 'shell' | 'bare') =>
        String(Math.round(median(rounds.map((one) => one[of].perSecond))));
      const p99 = (of: 'shell' | 'bare') => `${median(rounds.map((one) => one[of].p99))} ms`;
      ratios.set(encoding, ratio);
      rows.push([encoding, rate('shell'), rate('bare'), ratio.toFixed(2), p99('shell'), p99('bare')]);
    }
  } finally {
    await bare.stop();
  }
  printTable([['', 'shell/s', 'bare/s', 'ratio', 'p99 shell', 'p99 bare'], ...rows]);
  return ratios;
}
