import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRelease, replaceEverywhere } from '../../site/make-release';
import type { Site } from '../../site/site';
import { printTable } from '@site/testing/table';
import { median, slope } from '@site/testing/statistics';
import { residentMegabytes, shellProcess } from './process-memory';

const REMOTE = 'mf-careers';
const HEADING = 'Career Excellence';
const PAGES = ['/', '/careers', '/careers?page=2', '/services', '/insights/1', '/contact'];
const VISITS = 20;
const SAMPLES = 5;
const SAMPLE_EVERY = 100;
const LIVE_WITHIN = 60_000;
const LOOK_EVERY = 50;

interface Status {
  releases: Record<string, string>;
  refused: Record<string, { version: string; reason: string }>;
}

async function waitUntilLive(site: Site, version: string): Promise<void> {
  const deadline = Date.now() + LIVE_WITHIN;
  while (Date.now() < deadline) {
    const status = (await (await fetch(`${site.url}/_status`)).json()) as Status;
    if (status.releases[REMOTE] === version) return;
    const refusal = status.refused[REMOTE];
    if (refusal?.version === version) throw new Error(`${REMOTE} ${version} is refused: ${refusal.reason}`);
    await pause(LOOK_EVERY);
  }
  throw new Error(`${REMOTE} ${version} was not live within ${LIVE_WITHIN / 1000} s`);
}

async function visit(site: Site): Promise<void> {
  for (let visits = 0; visits < VISITS; visits += 1) {
    await Promise.all(PAGES.map(async (url) => (await fetch(site.url + url)).arrayBuffer()));
  }
}

async function sample(pid: string): Promise<number> {
  const samples: number[] = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    samples.push(residentMegabytes(pid));
    await pause(SAMPLE_EVERY);
  }
  return median(samples);
}

/**
 * Publishes one release of a remote after the other, each with its own words, visits pages under each, and prints how the
 * shell's memory moves.
 *
 * @returns the growth from the end of the warm-up to the last release, as a share: 0.1 is a tenth more.
 */
export async function measureMemory(
  site: Site,
  length: { releases: number; warmUp: number },
): Promise<number> {
  const pid = shellProcess(path.join(site.folder, 'store'));
  const points: [release: number, megabytes: number][] = [];
  for (let release = 1; release <= length.releases; release += 1) {
    const version = `9.0.${release}`;
    await makeRelease(site, {
      name: REMOTE,
      version,
      before: (files) => replaceEverywhere(files, HEADING, `${HEADING} ${release}`),
    });
    await waitUntilLive(site, version);
    await visit(site);
    points.push([release, await sample(pid)]);
  }
  const settled = points.slice(length.warmUp - 1);
  // One sample may fall before or after a garbage collection: the ends are medians of several releases.
  const end = (of: typeof points) => median(of.map(([, megabytes]) => megabytes));
  const first = end(settled.slice(0, 5));
  const last = end(settled.slice(-5));
  printTable([
    ['releases', 'MB resident'],
    ...points
      .filter(([release]) => release % 5 === 0)
      .map(([release, megabytes]) => [release, megabytes.toFixed(0)]),
  ]);
  console.log(
    `\n  From ${first.toFixed(0)} to ${last.toFixed(0)} MB, ${(slope(settled) * 1000).toFixed(0)} KB a release`,
  );
  return last / first - 1;
}
