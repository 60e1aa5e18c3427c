import type { Browser } from '@playwright/test';
import type { Site } from '@site/harness/site/site';
import { completeBrowser } from '../complete-browser';
import { inBrowser, onSite, runSuite } from '../run-suite';
import { median, percentile } from '../statistics';
import { printTable } from '../table';
import { journeys } from './journeys';
import { SlowNetwork } from './slow-network';
import { timeNavigation, type Moment } from './time-navigation';

const RUNS = 3;
const MOMENTS: readonly Moment[] = ['before code', 'after code'];

const milliseconds = (time: number) => `${Math.round(time)} ms`;

/** Resolves with a problem where code makes links slower. */
async function timeAll(origin: string, browser: Browser): Promise<string[]> {
  const rows: string[][] = [];
  const all: Record<Moment, number[]> = { 'before code': [], 'after code': [] };
  for (const [index, journey] of journeys.entries()) {
    const medians: string[] = [];
    for (const moment of MOMENTS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await timeNavigation(browser, origin, journey, moment));
      all[moment].push(...times);
      medians.push(milliseconds(median(times)));
    }
    console.log(`${index + 1} of ${journeys.length}: ${journey.name}: ${medians.join(', ')}`);
    rows.push([journey.name, ...medians]);
  }
  const beforeCode = percentile(all['before code'], 0.75);
  const afterCode = percentile(all['after code'], 0.75);
  console.log('\nOn a slow phone and slow 4G, from the click to the first paint of the next page:\n');
  printTable([['', ...MOMENTS], ...rows, ['75% of all', milliseconds(beforeCode), milliseconds(afterCode)]]);
  return afterCode < beforeCode ? [] : ['\nThe code of a page makes its links slower than documents'];
}

async function throughSlowNetwork(site: Site, browser: Browser): Promise<string[]> {
  const network = new SlowNetwork(site.url);
  try {
    return await timeAll(await network.start(), browser);
  } finally {
    network.stop();
  }
}

await runSuite(() =>
  inBrowser((browser) => onSite('navigation', (site) => throughSlowNetwork(site, browser)), completeBrowser),
);
