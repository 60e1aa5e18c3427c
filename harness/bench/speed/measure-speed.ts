import { median } from '@site/testing/statistics';
import { printTable } from '@site/testing/table';
import autocannon from 'autocannon';
import type { Site } from '../../site/site';
import { ENCODINGS, startBareServer, type Encoding } from './start-bare-server';

const CONNECTIONS = 48;
const WARM_UP_SECONDS = 1;

interface Result {
  perSecond: number;
  p99Ms: number;
}

/** One result of either server, measured one directly after the other. */
interface Round {
  shell: Result;
  bare: Result;
}

async function sendLoad(url: string, encoding: Encoding, seconds: number): Promise<Result> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} responses without status 2xx, ${result.errors} errors`);
  }
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 };
}

/** Measures both servers in rounds; which of them is first alternates. */
async function measureRounds(
  urls: { shell: string; bare: string },
  encoding: Encoding,
  length: { rounds: number; seconds: number },
): Promise<Round[]> {
  await sendLoad(urls.shell, encoding, WARM_UP_SECONDS);
  await sendLoad(urls.bare, encoding, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 0; round < length.rounds; round += 1) {
    const results: Partial<Round> = {};
    const order = round % 2 === 0 ? (['shell', 'bare'] as const) : (['bare', 'shell'] as const);
    for (const server of order) results[server] = await sendLoad(urls[server], encoding, length.seconds);
    rounds.push(results as Round);
  }
  return rounds;
}

/**
 * Prints how many requests per second the shell handles for a cached page, next to a bare server that sends the same.
 *
 * @returns for each encoding the median of the rounds' ratios. Within a round, other load of the machine slows down both.
 */
export async function measureSpeed(
  site: Site,
  length: { rounds: number; seconds: number },
): Promise<Map<Encoding, number>> {
  const page = `${site.url}/`;
  const bare = await startBareServer(page, site.folder);
  const ratios = new Map<Encoding, number>();
  const rows: string[][] = [];
  try {
    for (const encoding of ENCODINGS) {
      const rounds = await measureRounds({ shell: page, bare: bare.url }, encoding, length);
      const ratio = median(rounds.map((round) => round.shell.perSecond / round.bare.perSecond));
      const rate = (server: keyof Round) =>
        String(Math.round(median(rounds.map((round) => round[server].perSecond))));
      const p99 = (server: keyof Round) => `${median(rounds.map((round) => round[server].p99Ms))} ms`;
      ratios.set(encoding, ratio);
      rows.push([encoding, rate('shell'), rate('bare'), ratio.toFixed(2), p99('shell'), p99('bare')]);
    }
  } finally {
    await bare.stop();
  }
  printTable([['', 'shell/s', 'bare/s', 'ratio', 'p99 shell', 'p99 bare'], ...rows]);
  return ratios;
}
