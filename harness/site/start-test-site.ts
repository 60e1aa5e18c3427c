import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from '@site/node-service/free-ports';
import { fetchStatus } from '@site/releases/documents';
import { readSite } from '@site/releases/site';
import { makeTemporaryFolder, removeFolder } from '@site/node-service/temporary-folder';
import { waitUntil } from '@site/node-service/wait-until';
import { shellFolder } from './build';
import { notLive } from './expect-live';
import { siteFile } from './remotes';
import { Site } from './site';

/** All tests send from one address; the limit itself is tested beside the backend. */
const highRateLimit = { RATE_LIMIT_MAX: '100000' };

/** The environment of a site on which releases go live, and faults are detected, as soon as possible. */
export const fastPolling = { POLL_INTERVAL_MS: '200' };

const RELEASES_TIMEOUT_MS = 120_000;

/**
 * Waits until every remote is live. The shell is ready without those that it has refused, for example because a busy
 * machine took too long to fetch one, and tries these again.
 */
async function untilComplete(site: Site): Promise<void> {
  const isComplete = async () => (await fetchStatus(site.url)).missing.length === 0;
  const message = 'every remote is live';
  await waitUntil(isComplete, { timeoutMs: RELEASES_TIMEOUT_MS, message }).catch(async (timeout: Error) => {
    throw new Error([timeout.message, ...(await notLive(site))].join('\n'));
  });
}

interface TestSiteOptions {
  shell?: string;
  environment?: Record<string, string>;
}

/**
 * Starts a site on free ports, with a temporary folder and database. `stop` removes both.
 *
 * @param options.shell the folder that holds the build of its shell. Default: that of this repository.
 * @param options.environment further environment variables for shell and backend.
 */
export async function startTestSite(
  name: string,
  { shell = shellFolder('production'), environment = {} }: TestSiteOptions = {},
): Promise<{ site: Site; stop: () => Promise<void> }> {
  const folder = makeTemporaryFolder(`site-${name}`);
  // Where this process is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const declared = readSite(siteFile);
  const remotes = Object.entries(declared.remotes);
  const [shellPort = 0, backendPort = 0, postgresPort = 0, ...ports] = await freePorts(3 + remotes.length);
  const copy = path.join(folder, 'site.json');
  const local = remotes.map(([remote, declaration], index) => [
    remote,
    { ...declaration, origin: `http://127.0.0.1:${ports[index]}` },
  ]);
  writeFileSync(copy, JSON.stringify({ ...declared, remotes: Object.fromEntries(local) as object }));
  const site = new Site(
    {
      shellPort,
      backendPort,
      postgresPort,
      siteFile: copy,
      databaseUrl: undefined,
      publicOrigin: `http://localhost:${shellPort}`,
      folder,
      shellFolder: shell,
    },
    { ...highRateLimit, ...environment },
  );
  const stop = async () => {
    await site.stop();
    await removeFolder(folder);
  };
  try {
    await site.start((reason) => console.error(reason.message));
    await untilComplete(site);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site, stop };
}
