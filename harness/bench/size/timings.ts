import type { Browser } from '@playwright/test';
import { printTable } from '@site/testing/table';
import { median } from '@site/testing/statistics';
import { noteHydration, timeOf } from './hydration';

/** Milliseconds from the start of the navigation. */
interface Timings {
  firstPaint: number;
  hydrated: number;
}

/** An ordinary connection: 10 Mbit/s, 50 ms away. On a local one no request has a price. */
const CONNECTION = {
  offline: false,
  latency: 50,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

/** Opens a page in a browser that knows nothing of the site yet, over an ordinary connection, and times its coming alive. */
async function timeArrival(browser: Browser, address: string): Promise<Timings> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await page.addInitScript(noteHydration);
  await page.goto(address, { waitUntil: 'load' });
  const timings = {
    firstPaint: await timeOf(page, 'first-contentful-paint'),
    hydrated: await timeOf(page, 'hydrated'),
  };
  await context.close();
  return timings;
}

/**
 * Prints how soon pages paint and come alive, federated and as one application, in alternating rounds.
 *
 * @param urls the pages; @param rounds how often each is opened from either.
 */
export async function compareTimes(
  browser: Browser,
  origins: { federated: string; twin: string },
  urls: readonly string[],
  rounds: number,
): Promise<void> {
  const arrivals: { federated: Timings; twin: Timings }[] = [];
  // The first round only fills the servers' memory.
  for (let round = 0; round <= rounds; round += 1) {
    for (const url of urls) {
      // Whoever is first in one round is second in the next.
      const twinFirst = round % 2 === 1 ? await timeArrival(browser, origins.twin + url) : null;
      const federated = await timeArrival(browser, origins.federated + url);
      const twin = twinFirst ?? (await timeArrival(browser, origins.twin + url));
      if (round > 0) arrivals.push({ federated, twin });
    }
  }
  const row = (name: string, read: (timings: Timings) => number) => {
    const federated = median(arrivals.map((arrival) => read(arrival.federated)));
    const twin = median(arrivals.map((arrival) => read(arrival.twin)));
    const ratio = median(arrivals.map((arrival) => read(arrival.federated) / read(arrival.twin)));
    return [name, `${Math.round(federated)} ms`, `${Math.round(twin)} ms`, ratio.toFixed(2)];
  };
  printTable([
    ['', 'federated', 'twin', 'ratio'],
    row('first contentful paint', (timings) => timings.firstPaint),
    row('page hydrated', (timings) => timings.hydrated),
  ]);
}
