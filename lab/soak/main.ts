import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { Site } from '@site/harness/site/site';
import { fastPolling } from '@site/harness/site/start-test-site';
import { inBrowser, onSite, runSuite } from '../run-suite';
import { median } from '../statistics';
import { printTable } from '../table';
import { runSoak } from './run-soak';

const OPERATIONS = 200;
const SHORT_OPERATIONS = 6;
/** How much the shell's memory may grow from the second fifth of the operations to the last. */
const MAX_GROWTH_SHARE = 0.25;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
});
const count = values.short ? SHORT_OPERATIONS : OPERATIONS;

/** Resolves with a line for each failure. */
async function soak(site: Site, browser: Browser): Promise<string[]> {
  const { visits, memory, ...result } = await runSoak(site, browser, count, Number(values.seed));
  const part = (from: number, to: number) => median(memory.slice(memory.length * from, memory.length * to));
  const [before, after] = [part(0.2, 0.4), part(0.8, 1)];
  console.log('');
  printTable([
    ['', 'found', 'allowed'],
    ['operations that did not go live', String(result.failures.length), '0'],
    ['failed loads', String(visits.failedLoads.length), '0'],
    ['mixed compositions', String(visits.mixedCompositions.length), '0'],
    ['console messages', String(visits.consoleMessages.length), '0'],
    ["the shell's memory", `${before.toFixed(0)} to ${after.toFixed(0)} MB`, `+${MAX_GROWTH_SHARE * 100} %`],
  ]);
  console.log(
    `\n  ${result.operations.length} operations, ${visits.navigations} navigations, seed ${values.seed}`,
  );
  return [
    ...result.failures,
    ...visits.failedLoads,
    ...visits.mixedCompositions,
    ...visits.consoleMessages,
    ...(visits.navigations > 0 ? [] : ['No visitor navigated']),
    // In a short run, memory has not reached its steady state.
    ...(!values.short && after > before * (1 + MAX_GROWTH_SHARE) ? ["The shell's memory grew"] : []),
  ];
}

await runSuite(() => inBrowser((browser) => onSite('soak', (site) => soak(site, browser), fastPolling)));
