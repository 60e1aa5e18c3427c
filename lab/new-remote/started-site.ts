import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { internalLinks, sitemapPages } from '@site/browser-trial/links';
import { freePorts } from '@site/node-service/free-ports';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { waitUntil } from '@site/node-service/wait-until';
import { readSite, SITE_FILE } from '@site/releases/site';

/** Ends the site if the suite is killed, as it ends services. */
const END_WITH_PARENT = new URL('../../packages/node-service/src/end-with-parent.mjs', import.meta.url).href;
/** Includes the build of everything. */
const START_TIMEOUT_MS = 300_000;
/** Shell, backend and database. */
const SERVICES = 3;

/** The site of a copy of the repository, on free ports, as a developer starts it. */
export interface StartedSite {
  url: string;
  /** Variables with which commands find it. */
  environment: NodeJS.ProcessEnv;
  /** What `npm start` has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** Gives the origins of the site's file free ports, the last one the highest: a new remote takes the port after it. */
async function moveOrigins(folder: string): Promise<number[]> {
  const file = path.join(folder, SITE_FILE);
  const declarations = Object.values(readSite(file).remotes);
  const ports = (await freePorts(SERVICES + declarations.length)).sort((one, other) => one - other);
  let text = await readFile(file, 'utf8');
  for (const { origin } of declarations.reverse())
    text = text.replace(`"${origin}"`, `"http://127.0.0.1:${ports.pop()}"`);
  await writeFile(file, text);
  return ports;
}

/** Runs `npm start` in a copy of the repository, until the site is there. */
export async function startSite(folder: string): Promise<StartedSite> {
  const [shellPort, backendPort, postgresPort] = await moveOrigins(folder);
  const environment = {
    ...inheritedVariables(),
    SHELL_PORT: String(shellPort),
    BACKEND_PORT: String(backendPort),
    POSTGRES_PORT: String(postgresPort),
  };
  // Runs the command of `npm start` itself, because npm passes no signal on to it.
  const site = spawn(process.execPath, ['--import', END_WITH_PARENT, 'harness/bootstrap.mjs', 'start'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(site, 'exit');
  let printed = '';
  site.stdout?.on('data', (chunk) => (printed += String(chunk)));
  const stop = async () => {
    site.kill('SIGTERM');
    await ended;
  };
  try {
    await waitUntil(() => printed.includes('The site is at') || site.exitCode !== null, {
      timeoutMs: START_TIMEOUT_MS,
      intervalMs: 200,
      message: 'the site starts',
    });
    assert.equal(site.exitCode, null, `the site starts:\n${printed}`);
  } catch (error) {
    console.error(printed);
    await stop();
    throw error;
  }
  return { url: `http://localhost:${shellPort}`, environment, printed: () => printed, stop };
}

/** The sitemap's addresses, and every address that their pages link to, with the status that a visitor ends at. */
export async function crawl(siteUrl: string): Promise<Map<string, number>> {
  const visited = new Map<string, number>();
  const remaining = sitemapPages(await (await fetch(`${siteUrl}/sitemap.xml`)).text());
  for (let page = remaining.shift(); page !== undefined; page = remaining.shift()) {
    if (visited.has(page)) continue;
    const response = await fetch(siteUrl + page);
    visited.set(page, response.status);
    if (response.headers.get('content-type')?.includes('text/html'))
      remaining.push(...internalLinks(await response.text(), siteUrl + page));
  }
  return visited;
}
