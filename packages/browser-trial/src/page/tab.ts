import { waitUntil } from '@site/node-service/wait-until';
import type { BrowserContext, Page, ViewportSize } from 'playwright-core';
import { recordLayoutShift } from './layout-shift';
import { nextPaint, scrollToEnd } from './scroll';

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 320, height: 640 };
const NAVIGATION_TIMEOUT_MS = 15_000;
const HYDRATION_TIMEOUT_MS = 10_000;
const CONDITION_INTERVAL_MS = 50;

const NEEDING_CODE = ':is(main, footer) :is(form, button)';

/** The compiler (tsx) adds calls of `__name` to functions. Playwright runs them in pages, which lack it. */
export const DEFINE_NAME_HELPER = 'globalThis.__name = (value) => value';

declare global {
  /** The longest task of the page so far. */
  var longestTaskMs: number;
}

/** Opens a tab that measures the long tasks and layout shifts of its pages. */
export async function newTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(HYDRATION_TIMEOUT_MS);
  await tab.addInitScript(DEFINE_NAME_HELPER);
  await tab.addInitScript(() => {
    globalThis.longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longestTaskMs = Math.max(globalThis.longestTaskMs, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await recordLayoutShift(tab);
  return tab;
}

/** Gives a page's window another size. The change is complete with the frame that paints it. */
export async function resize(tab: Page, size: ViewportSize): Promise<void> {
  await tab.setViewportSize(size);
  await nextPaint(tab);
  await nextPaint(tab);
}

/** Makes the windows of tabs narrow while something runs. */
export async function inNarrowWindow<Result>(
  tabs: readonly Page[],
  run: () => Promise<Result>,
): Promise<Result> {
  await Promise.all(tabs.map((tab) => resize(tab, NARROW)));
  const result = await run();
  await Promise.all(tabs.map((tab) => resize(tab, WIDE)));
  return result;
}

/** Title and first-level heading. */
export const headingOf = (tab: Page): Promise<string> =>
  tab.evaluate(() => `${document.title} / ${document.querySelector('main h1')?.textContent}`);

/** Navigates to a URL and waits until the page is hydrated, or a timeout. */
export async function goTo(tab: Page, url: string): Promise<void> {
  await tab.goto(url, { timeout: NAVIGATION_TIMEOUT_MS });
  await waitForHydration(tab);
}

/** Resolves with whether a wait succeeds. */
export const succeeds = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

/** Resolves with whether a condition of a page becomes true in time. It may reject while the page navigates. */
export const becomesTrue = (condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> =>
  succeeds(waitUntil(() => condition().catch(() => false), { timeoutMs, intervalMs: CONDITION_INTERVAL_MS }));

/** Waits until React has hydrated the page's own content. Resolves with false if it takes too long. */
export const waitForHydration = (tab: Page): Promise<boolean> =>
  succeeds(
    tab.waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    }),
  );

/**
 * Scrolls to the end, unless this page has been scrolled there before, and waits until React has hydrated every form
 * and button. Resolves with the HTML of those that React has not hydrated in time.
 */
export async function hydrateEverything(tab: Page): Promise<string[]> {
  if (await tab.evaluate(() => globalThis.scrolledUrl !== location.href)) await scrollToEnd(tab);
  const isHydrated = tab.waitForFunction(
    (parts) =>
      [...document.querySelectorAll(parts)].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__reactProps')),
      ),
    NEEDING_CODE,
  );
  if (await succeeds(isHydrated)) return [];
  return tab.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps')))
        .map((part) => part.outerHTML.slice(0, 120)),
    NEEDING_CODE,
  );
}
