import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '@site/testing/browser';
import { startTestSite } from '../site/start-test-site';
import { buildChanged } from '../site/build';
import type { Site } from '../site/site';
import { heaviestOfEach, printComparison, requestsOf } from '../bench/size/comparison';
import { everyPage } from '../bench/size/pages';
import { compareTimes } from '../bench/size/timings';
import { weighAll, type Weight } from '../bench/size/weigh';
import { buildTwin, type Twin } from '../bench/twin/build';
import { serveFromMemory } from '../bench/twin/serve';

/** What no page may exceed before its visitor does anything: JavaScript in brotli bytes (1 KB is 1000 here), and requests. */
const MOST_SCRIPT_BYTES = 130_000;
const MOST_REQUESTS = 14;

const TIMED_PAGES = ['/', '/services', '/careers'];
const TIMED_ROUNDS = 5;

const say = (line: string) => console.log(line);

function excessOf({ url, scriptBytes, allRequests }: Weight): string[] {
  const kilobytes = ((scriptBytes - MOST_SCRIPT_BYTES) / 1000).toFixed(1);
  return [
    ...(scriptBytes > MOST_SCRIPT_BYTES ? [`${url}: ${kilobytes} KB of JavaScript over budget`] : []),
    ...(allRequests > MOST_REQUESTS ? [`${url}: ${allRequests - MOST_REQUESTS} requests over budget`] : []),
  ];
}

/** Prints what every page weighs beside its twin. Returns, in words, what is over budget. */
async function measure(browser: Browser, site: Site, twin: Twin): Promise<string[]> {
  const addresses = await everyPage(site);
  say(`Weighing ${addresses.length} addresses, each in a browser that knows nothing of the site yet`);
  const urls = addresses.map(({ url }) => url);
  const weights = await weighAll(browser, site.url, urls);
  const heaviest = heaviestOfEach(addresses, weights);
  const servers = { federated: await serveFromMemory(site.url), twin: await serveFromMemory(site.url, twin) };
  try {
    const heaviestUrls = heaviest.map(({ url }) => url);
    const twins = await weighAll(browser, servers.twin.url, heaviestUrls);
    say(
      '\nFirst load of the heaviest address of each kind of page, in KB on the wire, and of the same sources as',
    );
    say('one application without federation:\n');
    const comparisons = heaviest.map((federated, index) => ({ federated, twin: twins[index] as Weight }));
    printComparison(comparisons);
    const [first] = comparisons;
    if (first) say(`\n  Requests of ${requestsOf(first.federated)}\n  Its twin's ${requestsOf(first.twin)}`);
    say('\nOver 10 Mbit/s and 50 ms, both from one server:\n');
    const origins = { federated: servers.federated.url, twin: servers.twin.url };
    await compareTimes(browser, origins, TIMED_PAGES, TIMED_ROUNDS);
  } finally {
    servers.federated.stop();
    servers.twin.stop();
  }
  return weights.flatMap(excessOf);
}

await buildChanged('production', say);
say('Building the same sources as one application');
const twin = await buildTwin();
const { site, stop } = await startTestSite('size');
const browser = await chromium.launch(browserLaunch());
let withinBudget = false;
try {
  const excess = await measure(browser, site, twin);
  for (const line of excess) console.error(line);
  withinBudget = excess.length === 0;
  if (withinBudget)
    say(`\nEvery page is within ${MOST_SCRIPT_BYTES / 1000} KB of JavaScript and ${MOST_REQUESTS} requests`);
} finally {
  await browser.close();
  await stop();
}
// Said outright: the embedded database's own exit hook would otherwise end the process with 0.
process.exit(withinBudget ? 0 : 1);
