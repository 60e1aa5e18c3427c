import { setTimeout as delay } from 'node:timers/promises';
import { fetchStatus } from '@site/releases/documents';
import { waitUntil } from '@site/node-service/wait-until';
import { jobBoardTitle } from '@site/harness/remote-copy';
import { makeRelease, replaceEverywhere } from '@site/harness/site/make-release';
import type { Site } from '@site/harness/site/site';
import { residentMegabytes } from '../resident-memory';
import { median, slope } from '../statistics';
import { printTable } from '../table';

const REMOTE = 'mf-careers';
const PAGES = ['/', '/careers', '/careers?page=2', '/services', '/insights/1', '/contact'];
const VISITS = 20;
const SAMPLES = 5;
const SAMPLE_INTERVAL_MS = 100;
const LIVE_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 50;
/** Releases at either end whose median is compared: a single sample depends on when garbage was collected. */
const RELEASES_PER_END = 5;

async function waitUntilLive(site: Site, version: string): Promise<void> {
  const isLive = async () => {
    const status = await fetchStatus(site.url);
    const refused = status.refused[REMOTE];
    if (refused?.version === version) throw new Error(`${REMOTE} ${version} was refused: ${refused.reason}`);
    return status.releases[REMOTE] === version;
  };
  await waitUntil(isLive, {
    timeoutMs: LIVE_TIMEOUT_MS,
    intervalMs: POLL_INTERVAL_MS,
    message: `${REMOTE} ${version} goes live`,
  });
}

async function visitPages(site: Site): Promise<void> {
  for (let visit = 0; visit < VISITS; visit += 1) {
    await Promise.all(PAGES.map(async (url) => (await fetch(site.url + url)).arrayBuffer()));
  }
}

async function sampleMemory(site: Site): Promise<number> {
  const samples: number[] = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    samples.push(residentMegabytes(site.shell.pid));
    await delay(SAMPLE_INTERVAL_MS);
  }
  return median(samples);
}

async function publishRelease(site: Site, release: number): Promise<void> {
  const version = `9.0.${release}`;
  await makeRelease(site, {
    name: REMOTE,
    version,
    before: (files) => replaceEverywhere(files, jobBoardTitle, `${jobBoardTitle} ${release}`),
  });
  await waitUntilLive(site, version);
}

/**
 * Publishes different releases of a remote one after another, visits pages of each, and prints the shell's memory.
 *
 * @returns the growth from the end of the warm-up to the last release: 0.1 is 10 %.
 */
export async function measureMemory(
  site: Site,
  length: { releases: number; warmUp: number },
): Promise<number> {
  const points: [release: number, megabytes: number][] = [];
  for (let release = 1; release <= length.releases; release += 1) {
    await publishRelease(site, release);
    await visitPages(site);
    points.push([release, await sampleMemory(site)]);
  }
  printTable([
    ['releases', 'MB resident'],
    ...points
      .filter(([release]) => release % 5 === 0)
      .map(([release, megabytes]) => [release, megabytes.toFixed(0)]),
  ]);

  const settled = points.slice(length.warmUp - 1);
  const medianOf = (part: typeof points) => median(part.map(([, megabytes]) => megabytes));
  const first = medianOf(settled.slice(0, RELEASES_PER_END));
  const last = medianOf(settled.slice(-RELEASES_PER_END));
  const perRelease = slope(settled) * 1024;
  console.log(
    `\n  From ${first.toFixed(0)} to ${last.toFixed(0)} MB, ${perRelease.toFixed(0)} KB per release`,
  );
  return last / first - 1;
}
