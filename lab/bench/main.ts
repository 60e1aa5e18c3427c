import { parseArgs } from 'node:util';
import { ensureBrowser } from '@site/browser-trial/browser';
import { buildChanged } from '@site/harness/site/build';
import { onlyMatching } from '../only-matching';
import { onSite, runSuite } from '../run-suite';
import { measureActivation } from './measure-activation';
import { measureFlood } from './flood/measure-flood';
import { measureRelease } from './measure-release';
import { measureRenders } from './speed/measure-renders';
import { measureSpeed } from './speed/measure-speed';
import { measurePosts } from './posts/measure-posts';
import { ensureLoadGenerator } from './speed/send-load';

/** Requests of cached responses per second, as a share of those of a bare server that sends the same bytes. */
const MIN_RATIO = 0.5;
/** Requests per second of pages with a query and of files, as a share of those of a cached page. */
const MIN_SHARE_OF_PAGE = 0.5;
/** Pages that a confined process renders per second, as a share of those of a thread. */
const MIN_RENDER_RATIO = 0.8;
/** Posts per second, as a share of those of a bare handler that commits the same rows. */
const MIN_POST_RATIO = 0.3;
/** p99 of posts at a steady 200 a second: the median of three measurements. */
const MAX_POST_MS = 50;
/** From `activate` or `rollback` to live. */
const MAX_ACTIVATION_SECONDS = 3;
/** From `federation release` to live, on two cores. */
const MAX_RELEASE_SECONDS = 60;
/** The same without the browser trial, as a multiple of the remote's build and tests one after the other. */
const MAX_RELEASE_RATIO = 1.5;
/** How much the shell's memory may grow while made-up addresses are requested at full speed. */
const MAX_FLOOD_MEGABYTES = 60;
/** p99 of cached pages during the flood, divided by the p99 during as many requests for another cached page. */
const MAX_FLOOD_SLOWDOWN = 2;
/** The slowest search of another client during the flood. */
const MAX_SEARCH_MS = 250;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const lengths = values.short
  ? { speed: { rounds: 5, seconds: 1 }, floodSeconds: 20, activation: { rounds: 2 } }
  : { speed: { rounds: 7, seconds: 3 }, floodSeconds: 60, activation: { rounds: 5 } };

const failures: string[] = [];

async function benchSpeed(): Promise<void> {
  console.log('\nCached pages and files from the shell, and the same bytes from a bare server\n');
  await onSite('speed', async (site) => {
    const speeds = await measureSpeed(site, lengths.speed);
    for (const { name, perSecond, ratio } of speeds) {
      const share = perSecond / (speeds[0]?.perSecond ?? 1);
      if (ratio < MIN_RATIO) failures.push(`${name}: the ratio is under ${MIN_RATIO}`);
      if (share < MIN_SHARE_OF_PAGE)
        failures.push(`${name}: ${share.toFixed(2)} of the rate of a cached page`);
    }
  });
}

async function benchFlood(): Promise<void> {
  console.log(`\n${lengths.floodSeconds} s of made-up addresses at full speed\n`);
  await onSite('flood', async (site) => {
    const { growthMegabytes, slowdown, searchMs } = await measureFlood(site, lengths.floodSeconds);
    if (growthMegabytes > MAX_FLOOD_MEGABYTES)
      failures.push(`During the flood, the shell's memory grew by ${growthMegabytes.toFixed(0)} MB`);
    if (slowdown > MAX_FLOOD_SLOWDOWN)
      failures.push(`During the flood, the p99 of cached pages is ${slowdown.toFixed(1)} times as long`);
    if (searchMs > MAX_SEARCH_MS) failures.push(`During the flood, a search took ${searchMs.toFixed(0)} ms`);
  });
}

async function benchRenders(): Promise<void> {
  console.log('\nPages from a renderer, and from the same program in a thread\n');
  const renderRatio = await measureRenders(lengths.speed);
  if (renderRatio < MIN_RENDER_RATIO) failures.push(`Renders: the ratio is under ${MIN_RENDER_RATIO}`);
}

async function benchActivation(): Promise<void> {
  console.log('\nFrom a command to live\n');
  await onSite('activation', async (site) => {
    const longest = await measureActivation(site, lengths.activation);
    if (longest > MAX_ACTIVATION_SECONDS) failures.push(`An activation took ${longest.toFixed(1)} s`);
  });
}

async function benchRelease(): Promise<void> {
  console.log('\nFrom the release command to live\n');
  ensureBrowser();
  await onSite('release', async (site) => {
    const { seconds, ratioWithoutBrowser } = await measureRelease(site);
    if (seconds > MAX_RELEASE_SECONDS) failures.push(`A release took ${seconds.toFixed(1)} s`);
    if (ratioWithoutBrowser > MAX_RELEASE_RATIO)
      failures.push(
        `Without the browser trial, a release took ${ratioWithoutBrowser.toFixed(2)} times as long as build and tests`,
      );
  });
}

async function benchPosts(): Promise<void> {
  console.log('\nPosts to the backend, and to a bare handler that commits the same rows\n');
  const { ratio, steadyP99 } = await measurePosts();
  if (steadyP99 > MAX_POST_MS) failures.push(`Posts: the p99 is ${steadyP99.toFixed(1)} ms`);
  if (ratio < MIN_POST_RATIO) failures.push(`Posts: the ratio is under ${MIN_POST_RATIO}`);
}

const benches = {
  speed: benchSpeed,
  renders: benchRenders,
  flood: benchFlood,
  activation: benchActivation,
  release: benchRelease,
  posts: benchPosts,
};
const chosen = onlyMatching(values.only, Object.entries(benches), ([name]) => name);

await runSuite(async () => {
  await buildChanged();
  ensureLoadGenerator();
  for (const [, bench] of chosen) await bench();
  return failures;
});
