import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { Site } from '@site/harness/site/site';
import { root } from '@site/harness/run.mjs';
import { fastPolling } from '@site/harness/site/start-test-site';
import { inBrowser, onSite, runSuite } from '../run-suite';
import { tryForeignContainers } from './foreign/try-foreign';
import { tryContainers } from './plain-host/try-containers';

/** Aliases in the lab's package.json: the last four minor versions of the runtime, the newest first. */
const RUNTIMES = ['runtime-tools-2.9', 'runtime-tools-2.8', 'runtime-tools-2.7', 'runtime-tools-2.6'];

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const runtimes = values.short ? [RUNTIMES[0]!, RUNTIMES.at(-1)!] : RUNTIMES;

/** Resolves with a line for each container that fails. */
async function tryAll(site: Site, browser: Browser): Promise<string[]> {
  // Inside the lab, so that the aliases resolve.
  const folder = path.join(root, 'lab', 'dist', 'conformance');
  await rm(folder, { recursive: true, force: true });
  const problems: string[] = [];
  for (const runtime of runtimes)
    problems.push(...(await tryContainers(browser, runtime, path.join(folder, runtime))));
  return [...problems, ...(await tryForeignContainers(site, browser))];
}

await runSuite(() =>
  inBrowser((browser) => onSite('conformance', (site) => tryAll(site, browser), fastPolling)),
);
