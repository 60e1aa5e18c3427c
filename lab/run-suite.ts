import { inspect } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '@site/browser-trial/browser';
import { buildChanged } from '@site/harness/site/build';
import type { Site } from '@site/harness/site/site';
import { startTestSite } from '@site/harness/site/start-test-site';

const MAX_OUTPUT_LENGTH = 4_000;

/** An error with its causes; of a failed command only the end of its output, since builds print a lot. */
export function describe(error: unknown): string {
  if (error instanceof Error && 'shortMessage' in error)
    return `${String(error.shortMessage)}\n${error.message.slice(-MAX_OUTPUT_LENGTH)}`;
  return inspect(error);
}

/**
 * Runs a suite, prints its problems, and ends the process with exit code 0 if there are none. Else, and if the work
 * throws or never settles, the exit code is 1.
 *
 * @param work resolves with a line for each problem.
 */
export async function runSuite(work: () => Promise<readonly string[]>): Promise<never> {
  // For work that never settles.
  process.exitCode = 1;
  const problems = await work().catch((error: unknown) => [describe(error)]);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}

/** Installs a browser if it is missing. Returns how to launch it. */
function anyBrowser(): LaunchOptions {
  ensureBrowser();
  return browserLaunch();
}

/** Builds what has changed, starts the site, works with it, and stops it. */
export async function onSite<Value>(
  name: string,
  work: (site: Site) => Promise<Value>,
  environment: Record<string, string> = {},
): Promise<Value> {
  await buildChanged();
  const { site, stop } = await startTestSite(name, { environment });
  try {
    return await work(site);
  } finally {
    await stop();
  }
}

/** Launches a browser, works with it, and closes it. */
export async function inBrowser<Value>(
  work: (browser: Browser) => Promise<Value>,
  findBrowser = anyBrowser,
): Promise<Value> {
  const browser = await chromium.launch(findBrowser());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
