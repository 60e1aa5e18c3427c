import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { mergeContributions, releaseSchema, type Release } from '@site/contracts';
import type { RendererComposition, RendererOutput, RenderResult } from '@site/shell/protocol';
import { RendererConnection } from '@site/shell/renderer-connection';
import { spawnRenderer } from '@site/shell/spawn-renderer';
import { root } from '@site/harness/run.mjs';
import { remoteNames } from '@site/harness/site/remotes';
import { median, percentile } from '../../statistics';
import { printTable } from '../../table';

/** As in a trial: the first render of a page compiles its code. */
const DEADLINE_MS = 5_000;
const PAGES = ['/', '/careers?search=manager', '/insights', '/services'];

const server = path.join(root, 'shell', 'dist', 'production', 'server');
const program = path.join(server, 'renderer.cjs');

type Place = 'process' | 'thread';
type Render = (url: string) => Promise<RenderResult>;

interface Sample {
  perSecond: number;
  p99Ms: number;
}

/** The composition of the built releases. */
async function builtComposition(): Promise<RendererComposition> {
  const folderOf = (name: string) => path.join(root, name, 'dist', 'production');
  const releases: Release[] = [];
  for (const name of remoteNames()) {
    const text = await readFile(path.join(folderOf(name), 'release.json'), 'utf8');
    releases.push(releaseSchema.parse(JSON.parse(text)));
  }
  const bundles = releases.map(async ({ name, version, exposes, server: file }) => ({
    name,
    version,
    source: await readFile(path.join(folderOf(name), file), 'utf8'),
    exposes: Object.keys(exposes),
  }));
  const routes = releases.flatMap(({ name, routes: own }) =>
    own.map(({ path: route, expose }) => ({ path: route, id: `${name}/${expose}` })),
  );
  return {
    bundles: await Promise.all(bundles),
    routes,
    contributions: mergeContributions(releases),
    publicOrigin: 'http://localhost',
  };
}

async function startProcess(composition: RendererComposition): Promise<[Render, end: () => void]> {
  const connect = async () =>
    spawnRenderer(path.join(server, 'renderer-bootstrap.cjs'), (output) => output.resume());
  const renderer = await RendererConnection.start(
    { connect, source: await readFile(program, 'utf8') },
    composition,
  );
  const render = (url: string) => renderer.render({ url, without: [] }, DEADLINE_MS);
  return [render, () => renderer.end(new Error('The bench has ended'))];
}

async function startThread(composition: RendererComposition): Promise<[Render, end: () => void]> {
  const thread = new Worker(new URL('thread-renderer.mjs', import.meta.url), { workerData: program });
  const receive = <Type extends RendererOutput['type']>(type: Type) =>
    new Promise<Extract<RendererOutput, { type: Type }>>((resolve, reject) => {
      thread.on('message', function receiveOne(output: RendererOutput) {
        const isFailure = output.type === 'load-failed' || output.type === 'render-failed';
        if (output.type !== type && !isFailure) return;
        thread.off('message', receiveOne);
        if (isFailure) reject(new Error(`The thread fails: ${output.reason}`));
        else resolve(output as Extract<RendererOutput, { type: Type }>);
      });
    });
  const loaded = receive('loaded');
  thread.postMessage({ type: 'load', composition });
  await loaded;
  const render = async (url: string) => {
    const rendered = receive('rendered');
    thread.postMessage({ type: 'render', id: '', request: { url, without: [] } });
    // The same program as in the process, where the shell has checked the result.
    return (await rendered).result as RenderResult;
  };
  return [render, () => void thread.terminate()];
}

/** @throws Error unless the page is complete: a page of an error or with fallbacks would be rendered faster. */
async function expectComplete(render: Render, url: string): Promise<void> {
  const { status, errors, missing } = await render(url);
  if (status !== 200 || errors.length > 0 || missing.length > 0)
    throw new Error(`${url} is incomplete: ${JSON.stringify({ status, errors, missing })}`);
}

async function sample(render: Render, url: string, seconds: number): Promise<Sample> {
  const durations: number[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1_000) {
    const before = performance.now();
    await render(url);
    durations.push(performance.now() - before);
  }
  return {
    perSecond: (durations.length / (performance.now() - started)) * 1_000,
    p99Ms: percentile(durations, 0.99),
  };
}

/**
 * Prints how many pages per second a renderer renders in a confined process, and in a thread with the same program.
 *
 * @returns the lowest ratio of any page; within a round, other load of the machine slows down both.
 */
export async function measureRenders(length: { rounds: number; seconds: number }): Promise<number> {
  const composition = await builtComposition();
  const [inProcess, endProcess] = await startProcess(composition);
  const [inThread, endThread] = await startThread(composition);
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const url of PAGES) {
    for (const render of [inProcess, inThread]) {
      await expectComplete(render, url);
      await sample(render, url, 1);
    }
    const rounds: Record<Place, Sample>[] = [];
    for (let round = 0; round < length.rounds; round += 1) {
      const process = await sample(inProcess, url, length.seconds);
      const thread = await sample(inThread, url, length.seconds);
      rounds.push({ process, thread });
    }
    const ratio = median(rounds.map(({ process, thread }) => process.perSecond / thread.perSecond));
    const medianOf = (place: Place, value: keyof Sample) =>
      median(rounds.map((round) => round[place][value]));
    const rates = (['process', 'thread'] as const).map((place) => medianOf(place, 'perSecond').toFixed(0));
    const p99s = (['process', 'thread'] as const).map((place) => `${medianOf(place, 'p99Ms').toFixed(1)} ms`);
    ratios.push(ratio);
    rows.push([url, ...rates, ratio.toFixed(2), ...p99s]);
  }
  endProcess();
  endThread();
  printTable([['', 'process/s', 'thread/s', 'ratio', 'p99 process', 'p99 thread'], ...rows]);
  return Math.min(...ratios);
}
