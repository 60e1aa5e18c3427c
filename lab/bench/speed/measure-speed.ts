import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@site/harness/run.mjs';
import type { Site } from '@site/harness/site/site';
import { waitUntilCompressed } from '../../wait-until-compressed';
import { median } from '../../statistics';
import { printTable } from '../../table';
import { sendLoad, type Load } from './send-load';
import { startBareServer, type Target } from './start-bare-server';

const WARM_UP_SECONDS = 1;

/** An address with a measured kind of response. */
interface Subject extends Target {
  name: string;
}

/** The shell's throughput for a subject. */
export interface Speed {
  name: string;
  perSecond: number;
  /** The share of the rate of a bare server that sends the same. */
  ratio: number;
}

/** One result of either server, measured one directly after the other. */
interface Round {
  shell: Load;
  bare: Load;
}

/** The first is the baseline of the others. */
async function subjectsOf(site: Site): Promise<Subject[]> {
  const build = path.join(root, 'shell', 'dist', 'production', 'build.json');
  const { scripts } = JSON.parse(await readFile(build, 'utf8')) as { scripts: string[] };
  const release = await site.originOf('mf-careers').activatedRelease();
  return [
    { name: 'cached page', url: '/', encoding: 'br' },
    { name: 'cached page, uncompressed', url: '/', encoding: 'identity' },
    { name: 'page with a declared query', url: '/careers?page=2', encoding: 'br' },
    { name: "the shell's script", url: `/_shell/${scripts.at(-1)}`, encoding: 'br' },
    {
      name: "a remote's script",
      url: `/_remotes/mf-careers/${release.version}/${release.entry}`,
      encoding: 'br',
    },
  ];
}

/** Measures both servers in rounds; which of them is first alternates. */
async function measureRounds(
  origins: Record<keyof Round, string>,
  { url, encoding }: Target,
  length: { rounds: number; seconds: number },
): Promise<Round[]> {
  for (const origin of Object.values(origins))
    await sendLoad(origin + url, { encoding, seconds: WARM_UP_SECONDS });
  const rounds: Round[] = [];
  for (let round = 0; round < length.rounds; round += 1) {
    const results: Partial<Round> = {};
    const order = round % 2 === 0 ? (['shell', 'bare'] as const) : (['bare', 'shell'] as const);
    for (const server of order)
      results[server] = await sendLoad(origins[server] + url, { encoding, seconds: length.seconds });
    rounds.push(results as Round);
  }
  return rounds;
}

/**
 * Prints how many requests per second the shell handles, next to a bare server that sends the same.
 *
 * @returns the medians of the rounds; within a round, other load of the machine slows down both servers.
 * @throws Error where empty responses are no faster than pages: the load generator is then the bottleneck.
 */
export async function measureSpeed(
  site: Site,
  length: { rounds: number; seconds: number },
): Promise<Speed[]> {
  const subjects = await subjectsOf(site);
  await waitUntilCompressed(site);
  for (const { url } of subjects) await (await fetch(site.url + url)).arrayBuffer();
  const bare = await startBareServer(site, subjects);
  const speeds: Speed[] = [];
  const rows: string[][] = [];
  let empty: Load;
  try {
    for (const { name, ...target } of subjects) {
      const rounds = await measureRounds({ shell: site.url, bare: bare.url }, target, length);
      const ratio = median(rounds.map(({ shell, bare: other }) => shell.perSecond / other.perSecond));
      const rate = (server: keyof Round) => median(rounds.map((round) => round[server].perSecond));
      const p99 = (server: keyof Round) =>
        `${median(rounds.map((round) => round[server].p99Ms)).toFixed(1)} ms`;
      speeds.push({ name, perSecond: rate('shell'), ratio });
      const rates = [rate('shell').toFixed(0), rate('bare').toFixed(0), ratio.toFixed(2)];
      rows.push([name, ...rates, p99('shell'), p99('bare')]);
    }
    empty = await sendLoad(`${bare.url}/`, { encoding: 'none', seconds: length.seconds });
  } finally {
    await bare.stop();
  }
  printTable([['', 'shell/s', 'bare/s', 'ratio', 'p99 shell', 'p99 bare'], ...rows]);
  console.log(`\n  An empty response from the bare server: ${empty.perSecond.toFixed(0)}/s`);
  if (empty.perSecond <= Math.max(...speeds.map(({ perSecond }) => perSecond)))
    throw new Error('The load generator is the bottleneck');
  return speeds;
}
