import { parseArgs } from 'node:util';
import { waitUntilCompressed } from '../wait-until-compressed';
import { CATEGORIES, measurePage, type PageResult } from './run-lighthouse';
import { onlyMatching } from '../only-matching';
import { onSite, runSuite } from '../run-suite';
import { printTable } from '../table';
import { type Site } from '@site/harness/site/site';

const MIN_NODE = '22.19';
const MAX_FIRST_PAINT_MS = 1_000;
const MAX_LARGEST_PAINT_MS = 1_300;
/** Of 100. A category below is listed with the audits that cost the points. */
const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Pages with `noindex`, which lowers their SEO score. */
const NOT_INDEXED = ['/test'];

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

const nodeIsNewEnough = process.versions.node.localeCompare(MIN_NODE, 'en', { numeric: true }) >= 0;

const runs = values.short ? 1 : 5;

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** One address of every page that a route shows: aliases send the document of their canonical address. */
async function routedPages(site: Site): Promise<string[]> {
  const releases = await Promise.all([...site.origins.values()].map((origin) => origin.activatedRelease()));
  const routes = releases.flatMap((release) => release.routes);
  const pages = new Map<string, string>();
  for (const { pages: examples } of routes) {
    const address = examples.find(({ status }) => status === 200)?.url;
    if (address === undefined) continue;
    const html = await (await fetch(site.url + address)).text();
    const canonical = CANONICAL.exec(html)?.[1] ?? address;
    if (!pages.has(canonical)) pages.set(canonical, address);
  }
  return [...pages.values()];
}

/** One line for each requirement that a page does not meet. */
function problemsOf({ address, scores, firstPaintMs, largestPaintMs, losses }: PageResult): string[] {
  const low = CATEGORIES.filter((category) => scores[category] < MIN_SCORES[category]);
  return [
    ...low
      .filter((category) => category !== 'seo' || !NOT_INDEXED.includes(address))
      .map((category) => `${address}: ${category} ${scores[category]}: ${losses[category].join('; ')}`),
    ...(firstPaintMs > MAX_FIRST_PAINT_MS ? [`${address}: FCP over ${MAX_FIRST_PAINT_MS} ms`] : []),
    ...(largestPaintMs > MAX_LARGEST_PAINT_MS ? [`${address}: LCP over ${MAX_LARGEST_PAINT_MS} ms`] : []),
  ];
}

async function measure(site: Site): Promise<PageResult[]> {
  const results: PageResult[] = [];
  const addresses = onlyMatching(values.only, await routedPages(site), (address) => address);
  console.log(`Measuring ${addresses.length} pages, ${runs} times each, as a phone on slow 4G`);
  for (const [index, address] of addresses.entries()) {
    const result = await measurePage(site.url, address, runs);
    const scores = CATEGORIES.map((category) => result.scores[category]).join(' / ');
    console.log(`${index + 1} of ${addresses.length}: ${address}: ${scores}`);
    results.push(result);
  }
  return results;
}

function print(results: readonly PageResult[]): void {
  printTable([
    ['', ...CATEGORIES, 'FCP ms', 'LCP ms'],
    ...results.map(({ address, scores, firstPaintMs, largestPaintMs }) => [
      address,
      ...CATEGORIES.map((category) => scores[category]),
      firstPaintMs,
      largestPaintMs,
    ]),
  ]);
  for (const { address, scores, losses } of results) {
    if (scores.performance === MIN_SCORES.performance)
      console.log(`  ${address}: ${scores.performance}: ${losses.performance.join('; ')}`);
  }
}

/** Resolves with a line for each requirement that a page does not meet. */
async function lighthouse(site: Site): Promise<string[]> {
  // Compression occupies a core, which would distort the measurement.
  await waitUntilCompressed(site);
  const results = await measure(site);
  print(results);
  return results.flatMap(problemsOf);
}

await runSuite(async () => {
  if (!nodeIsNewEnough) {
    const reason = `Lighthouse needs Node ${MIN_NODE} or later, and this is ${process.versions.node}`;
    return [`${reason}: run npx -p node@24 npm run lab -- lighthouse`];
  }
  return onSite('lighthouse', lighthouse);
});
