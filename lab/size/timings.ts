import type { Browser } from '@playwright/test';
import { median } from '../statistics';
import { printTable } from '../table';
import { MAX_HYDRATION_SHARE_OF_TWIN } from './budget';
import { markHydration, timeOf } from './hydration';

/** Milliseconds since the start of the navigation. */
interface Timings {
  firstPaintMs: number;
  hydratedMs: number;
}

/** One timing of either build, measured one directly after the other. */
interface Pair {
  federated: Timings;
  twin: Timings;
}

/** A connection's latency and throughput: on a local one a request costs nothing. */
interface Connection {
  name: string;
  latencyMs: number;
  bytesPerSecond: number;
}

/** Slow 4G is that of Chromium's tools: 1.6 Mbit/s down. */
const CONNECTIONS: readonly Connection[] = [
  { name: '10 Mbit/s and 50 ms', latencyMs: 50, bytesPerSecond: 1_250_000 },
  { name: 'slow 4G: 1.6 Mbit/s and 150 ms', latencyMs: 150, bytesPerSecond: 200_000 },
];

/** Opens a page with an empty cache. */
async function timePage(browser: Browser, address: string, connection: Connection): Promise<Timings> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.latencyMs,
    downloadThroughput: connection.bytesPerSecond,
    uploadThroughput: connection.bytesPerSecond,
  });
  await page.addInitScript(markHydration);
  await page.goto(address, { waitUntil: 'load' });
  const timings = {
    firstPaintMs: await timeOf(page, 'first-contentful-paint'),
    hydratedMs: await timeOf(page, 'hydrated'),
  };
  await context.close();
  return timings;
}

const shareOfTwin = (pairs: readonly Pair[], figure: keyof Timings): number =>
  median(pairs.map((pair) => pair.federated[figure] / pair.twin[figure]));

function printTimes(pairs: readonly Pair[]): void {
  const row = (name: string, figure: keyof Timings) => {
    const federated = median(pairs.map((pair) => pair.federated[figure]));
    const twin = median(pairs.map((pair) => pair.twin[figure]));
    const share = shareOfTwin(pairs, figure).toFixed(2);
    return [name, `${Math.round(federated)} ms`, `${Math.round(twin)} ms`, share];
  };
  printTable([
    ['', 'federated', 'twin', 'ratio'],
    row('first contentful paint', 'firstPaintMs'),
    row('page hydrated', 'hydratedMs'),
  ]);
}

/**
 * Prints when pages paint and hydrate, with and without federation; which of the two is first alternates.
 *
 * @param rounds how often each page is opened from either origin.
 * @returns a line for each connection over which hydration is later than its budget.
 */
export async function compareTimes(
  browser: Browser,
  origins: { federated: string; twin: string },
  urls: readonly string[],
  rounds: number,
): Promise<string[]> {
  const excess: string[] = [];
  for (const connection of CONNECTIONS) {
    const pairs: Pair[] = [];
    // Round 0 fills the servers' caches and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const order = round % 2 === 0 ? (['federated', 'twin'] as const) : (['twin', 'federated'] as const);
      for (const url of urls) {
        const pair: Partial<Pair> = {};
        for (const build of order) pair[build] = await timePage(browser, origins[build] + url, connection);
        if (round > 0) pairs.push(pair as Pair);
      }
    }
    console.log(`\nOver ${connection.name}, both from one server:\n`);
    printTimes(pairs);
    const share = shareOfTwin(pairs, 'hydratedMs');
    if (share > MAX_HYDRATION_SHARE_OF_TWIN)
      excess.push(
        `hydrated over ${connection.name}: ${share.toFixed(2)} of the twin's time, over ${MAX_HYDRATION_SHARE_OF_TWIN}`,
      );
  }
  return excess;
}
