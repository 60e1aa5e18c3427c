import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { completeBrowser } from '../complete-browser';
import type { Site } from '@site/harness/site/site';
import { inBrowser, onSite, runSuite } from '../run-suite';
import { heaviestOfEach, printComparison, requestsOf } from './comparison';
import { excessOf, excessOverTwin } from './excess';
import { everyPage, firstOfEach } from '@site/harness/site/declared-pages';
import { compareTimes } from './timings';
import { weighAll, type Weight } from './weigh';
import { waitUntilCompressed } from '../wait-until-compressed';
import { buildTwin, type Twin } from './twin/build';
import { serveFromMemory } from './twin/serve';

const TIMED_ROUNDS = 5;
const TIMED_PAGES = ['/', '/services', '/careers'];
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

const log = (line: string) => console.log(line);

/** Prints what every page loads, and its twin. Returns a line for everything that is over budget. */
async function measure(browser: Browser, site: Site, twin: Twin): Promise<string[]> {
  const pages = await everyPage(site);
  const addresses = values.short ? firstOfEach(pages) : pages;
  await waitUntilCompressed(site);
  log(`Measuring ${addresses.length} addresses, each with an empty browser cache`);
  const urls = addresses.map(({ url }) => url);
  const weights = await weighAll(browser, site.url, urls);
  const heaviest = heaviestOfEach(addresses, weights);
  const excess = weights.flatMap(excessOf);
  const servers = { federated: await serveFromMemory(site.url), twin: await serveFromMemory(site.url, twin) };
  try {
    const heaviestUrls = heaviest.map(({ url }) => url);
    const twins = await weighAll(browser, servers.twin.url, heaviestUrls);
    log(
      '\nFirst load of the heaviest address of each kind of page, in KB on the wire, and of the same sources as',
    );
    log('one application without federation:\n');
    const comparisons = heaviest.map((federated, index) => ({ federated, twin: twins[index] as Weight }));
    printComparison(comparisons);
    excess.push(...comparisons.flatMap(excessOverTwin));
    const maxOf = (figure: 'fontBytes' | 'scriptBytesBeforePaint') =>
      (Math.max(...weights.map((weight) => weight[figure])) / 1000).toFixed(1);
    log(
      `\n  Fonts: ${maxOf('fontBytes')} KB. JavaScript before the first paint: ${maxOf('scriptBytesBeforePaint')} KB`,
    );
    const [first] = comparisons;
    if (first) log(`\n  Requests of ${requestsOf(first.federated)}\n  Its twin's ${requestsOf(first.twin)}`);
    if (!values.short) {
      const origins = { federated: servers.federated.url, twin: servers.twin.url };
      excess.push(...(await compareTimes(browser, origins, TIMED_PAGES, TIMED_ROUNDS)));
    }
  } finally {
    await servers.federated.close();
    await servers.twin.close();
  }
  return excess;
}

await runSuite(async () => {
  log('Building the same sources as one application');
  const twin = await buildTwin();
  const excess = await inBrowser(
    (browser) => onSite('size', (site) => measure(browser, site, twin)),
    completeBrowser,
  );
  if (excess.length === 0) log('\nEvery page is within its budgets');
  return excess;
});
