import type { BrowserContext, Page } from 'playwright-core';
import type { TabVisit } from '../checks/check';
import type { TrialPage } from '../site/trial-pages';
import { recordLayoutShift } from './layout-shift';
import { observe } from './observe';

export const WIDE = { width: 1280, height: 800 };
const NAVIGATION_TIMEOUT_MS = 15_000;
const HYDRATION_TIMEOUT_MS = 10_000;

const NEEDING_CODE = ':is(main, footer) :is(form, button)';

declare global {
  /** The longest task of the page so far. */
  var longestTaskMs: number;
}

/** Opens a page in a new tab, and waits until it is hydrated. A page that is not, says so to the check of hydration. */
export async function openTab(context: BrowserContext, origin: string, target: TrialPage): Promise<TabVisit> {
  const tab = await context.newPage();
  const observed = observe(tab, origin);
  tab.setDefaultTimeout(HYDRATION_TIMEOUT_MS);
  // Functions that run in pages are marked with it by the compiler.
  await tab.addInitScript('globalThis.__name = (value) => value');
  await tab.addInitScript(() => {
    globalThis.longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longestTaskMs = Math.max(globalThis.longestTaskMs, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await recordLayoutShift(tab);
  await goTo(tab, origin + target.url);
  return { target, origin, tab, observed };
}

/** Goes to an address and waits for its code. */
export async function goTo(tab: Page, url: string): Promise<void> {
  await tab.goto(url, { timeout: NAVIGATION_TIMEOUT_MS });
  await waitForHydration(tab);
}

/** Waits until React has hydrated the page's own content. Resolves with whether it has, in time. */
export async function waitForHydration(tab: Page): Promise<boolean> {
  const hydrated = await tab
    .waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    })
    .catch(() => null);
  return hydrated !== null;
}

/**
 * Scrolls to the end, which has the code of deferred sections loaded, and waits until every form and button has it. Resolves
 * with what has not, in time.
 */
export async function hydrateEverything(tab: Page): Promise<string[]> {
  await tab.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
  });
  const done = await tab
    .waitForFunction(
      (parts) =>
        [...document.querySelectorAll(parts)].every((part) =>
          Object.keys(part).some((key) => key.startsWith('__reactProps')),
        ),
      NEEDING_CODE,
    )
    .catch(() => null);
  if (done) return [];
  return tab.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps')))
        .map((part) => part.outerHTML.slice(0, 120)),
    NEEDING_CODE,
  );
}
