import { expect, type Browser, type Page } from '@playwright/test';
import { fetchStatus } from '@site/releases/documents';
import { waitUntil } from '@site/node-service/wait-until';
import { expectLive } from '@site/harness/site/expect-live';
import { makeRelease } from '@site/harness/site/make-release';
import type { Site } from '@site/harness/site/site';
import type { Fault } from './faults';
import type { Subject } from './subjects';

const VISIBLE_TIMEOUT_MS = 2_000;
const SETTLE_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 50;

/**
 * Tells whether a visitor saw the last good release or a fallback while a remote was faulty, or names what was missing,
 * or that the faulty release is live.
 */
export type Cell = { shown: 'last good' | 'fallback'; milliseconds: number } | { failure: string };

let releases = 0;
const nextVersion = () => `9.0.${(releases += 1)}`;

/** Waits until the shell has detected the fault: the release is live or refused, or its origin is unreachable. */
async function waitUntilNoticed(site: Site, { remote }: Subject, version: string): Promise<boolean> {
  const state = await waitUntil(
    async () => {
      const status = await fetchStatus(site.url);
      if (status.releases[remote] === version) return 'live';
      return (status.refused[remote]?.version === version || remote in status.unreachable) && 'refused';
    },
    {
      timeoutMs: SETTLE_TIMEOUT_MS,
      intervalMs: POLL_INTERVAL_MS,
      message: `${remote} ${version} is detected`,
    },
  );
  return state === 'live';
}

/** Ends the fault, and publishes a good release where the faulty one is live. */
async function repair(site: Site, { remote }: Subject, end: (() => Promise<void>) | void, isLive: boolean) {
  await end?.();
  if (isLive) await expectLive(site, await makeRelease(site, { name: remote, version: nextVersion() }));
  const isReachable = async () => !(remote in (await fetchStatus(site.url)).unreachable);
  await waitUntil(isReachable, {
    timeoutMs: SETTLE_TIMEOUT_MS,
    intervalMs: POLL_INTERVAL_MS,
    message: `the origin of ${remote} is reachable`,
  });
}

/** Opens the page as a visitor who reads and scrolls, and waits until all of its code is loaded. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(200, 200);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
}

async function inspect(page: Page, { content, fallback, others }: Subject): Promise<Cell> {
  const started = performance.now();
  const options = { timeout: VISIBLE_TIMEOUT_MS };
  const parts = {
    'the header': page.getByRole('banner'),
    'the footer': page.getByRole('contentinfo'),
    'the section and its fallback': content(page).or(fallback(page)).first(),
    ...Object.fromEntries(others(page).map((other, index) => [`section ${index + 1} of others`, other])),
  };
  const missing: string[] = [];
  await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      await expect(part)
        .toBeVisible(options)
        .catch(() => missing.push(name));
    }),
  );
  if (missing.length > 0) return { failure: `without ${missing.join(', ')}` };
  const shown = (await content(page).first().isVisible()) ? 'last good' : 'fallback';
  return { shown, milliseconds: performance.now() - started };
}

const failureOf = (error: unknown): Cell => ({
  failure: (error as Error).message.split('\n')[0] ?? 'unknown',
});

/** Applies a fault to a remote of a running site, inspects the page in a browser, and ends the fault. */
export async function tryFault(site: Site, browser: Browser, fault: Fault, subject: Subject): Promise<Cell> {
  const version = nextVersion();
  const end = await fault.apply(site, subject.remote, version);
  const context = await browser.newContext();
  let cell: Cell;
  let isLive = false;
  try {
    isLive = await waitUntilNoticed(site, subject, version);
    if (isLive && !fault.mayGoLive) throw new Error(`the faulty release ${version} is live`);
    const page = await context.newPage();
    await openPage(page, site.url + subject.path);
    cell = await inspect(page, subject);
    if (!fault.mayGoLive && 'shown' in cell && cell.shown === 'fallback')
      cell = { failure: 'the last good release is live, and a fallback is shown' };
  } catch (error) {
    cell = failureOf(error);
  } finally {
    await context.close();
  }
  return repair(site, subject, end, isLive).then(() => cell, failureOf);
}
