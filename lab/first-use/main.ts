import type { Browser } from '@playwright/test';
import { completeBrowser } from '../complete-browser';
import { inBrowser, onSite, runSuite } from '../run-suite';
import { printTable } from '../table';
import { controls } from './controls';
import { timeFirstUse, type FirstUse } from './time-first-use';
import type { Site } from '@site/harness/site/site';

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

const row = (name: string, { firstPaintMs, unusableMs, responseMs, hydrated }: FirstUse) => [
  name,
  seconds(firstPaintMs),
  unusableMs === 0 ? '0 s' : seconds(unusableMs),
  `${Math.round(responseMs)} ms`,
  hydrated ? 'yes' : 'no',
];

/** Resolves with a line for each control that is painted and not usable yet. */
async function timeAll(site: Site, browser: Browser): Promise<string[]> {
  const rows: string[][] = [];
  const unusable: string[] = [];
  for (const control of controls) {
    const firstUse = await timeFirstUse(browser, site.url, control);
    if (firstUse.unusableMs > 0) unusable.push(`${control.name}: painted, and not usable yet`);
    rows.push(row(control.name, firstUse));
  }
  console.log(
    '\nOn a slow phone (a quarter of the speed, 400 kbit/s, 400 ms), pressed at the first paint:\n',
  );
  printTable([['', 'first paint', 'usable after', 'responded in', 'hydrated'], ...rows]);
  return unusable;
}

await runSuite(() =>
  inBrowser((browser) => onSite('first-use', (site) => timeAll(site, browser)), completeBrowser),
);
