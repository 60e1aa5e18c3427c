import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from '../../resident-memory';
import { sendLoad, type Load } from '../speed/send-load';
import { printTable } from '../../table';
import type { Site } from '@site/harness/site/site';

const SCRIPT = path.join(import.meta.dirname, 'made-up-addresses.lua');
const FLOOD_CONNECTIONS = 48;
const VISITOR_CONNECTIONS = 8;
const WARM_UP_SECONDS = 3;
const SEARCH_INTERVAL_MS = 500;
/** The shell counts this address as another client than the flood's. */
const SEARCHING_ADDRESS = '127.0.0.2';

export interface Flood {
  /** The maximum growth of the shell's resident memory. */
  growthMegabytes: number;
  /** p99 of cached pages during the flood, divided by the p99 during as many requests for another cached page. */
  slowdown: number;
  /** The slowest search of another client. */
  searchMs: number;
}

const visit = (site: Site, seconds: number) =>
  sendLoad(`${site.url}/`, { encoding: 'br', seconds, connections: VISITOR_CONNECTIONS });

/** Searches for a new term, and resolves with the milliseconds until the page has arrived. */
async function search(site: Site, term: string): Promise<number> {
  const started = performance.now();
  const { hostname, port } = new URL(site.url);
  const url = { hostname, port, family: 4, path: `/careers?search=${term}`, localAddress: SEARCHING_ADDRESS };
  const [response] = (await once(get({ ...url, agent: false }), 'response')) as [IncomingMessage];
  await response.resume().toArray();
  if (response.statusCode !== 200) throw new Error(`A search got the status ${response.statusCode}`);
  return performance.now() - started;
}

/** Searches and samples the memory at intervals until a promise settles. */
async function watch(site: Site, until: Promise<unknown>): Promise<{ searchMs: number; megabytes: number }> {
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  // The flood may fail while a search runs, before anything below listens, which would end the process.
  over.catch(() => undefined);
  const maximum = { searchMs: 0, megabytes: 0 };
  for (let count = 0; !isOver; count += 1) {
    maximum.searchMs = Math.max(maximum.searchMs, await search(site, `z${count}`));
    maximum.megabytes = Math.max(maximum.megabytes, residentMegabytes(site.shell.pid));
    await delay(SEARCH_INTERVAL_MS);
  }
  await over;
  return maximum;
}

/**
 * Requests made-up addresses as fast as the shell responds. Prints the effect on cached pages, on searches of another
 * client, and on memory.
 */
export async function measureFlood(site: Site, seconds: number): Promise<Flood> {
  await visit(site, WARM_UP_SECONDS);
  const alone = await visit(site, seconds / 4);
  const busy = { encoding: 'br', seconds: seconds / 4, connections: FLOOD_CONNECTIONS };
  const [beside] = await Promise.all([visit(site, seconds / 4), sendLoad(`${site.url}/about`, busy)]);
  const startMegabytes = residentMegabytes(site.shell.pid);
  const flooding = sendLoad(site.url, {
    encoding: 'br',
    seconds,
    connections: FLOOD_CONNECTIONS,
    script: SCRIPT,
  });
  const visiting = visit(site, seconds);
  const { searchMs, megabytes } = await watch(site, Promise.all([flooding, visiting]));
  const [flood, flooded] = await Promise.all([flooding, visiting]);
  const row = (name: string, { perSecond, p99Ms }: Load) => [
    name,
    perSecond.toFixed(0),
    `${p99Ms.toFixed(1)} ms`,
  ];
  printTable([
    ['', 'requests/s', 'p99'],
    row('cached page, alone', alone),
    row(`beside ${FLOOD_CONNECTIONS} connections for another`, beside),
    row(`beside ${FLOOD_CONNECTIONS} for made-up addresses`, flooded),
    row('made-up addresses', flood),
  ]);
  const growthMegabytes = megabytes - startMegabytes;
  console.log(
    `\n  From ${startMegabytes.toFixed(0)} to ${megabytes.toFixed(0)} MB; slowest search of another client: ${searchMs.toFixed(0)} ms`,
  );
  return { growthMegabytes, slowdown: flooded.p99Ms / beside.p99Ms, searchMs };
}
