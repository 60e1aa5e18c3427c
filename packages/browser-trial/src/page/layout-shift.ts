import type { Page } from 'playwright-core';
import { nextPaint, scrollToEnd } from './scroll';

/** Max layout shift of one page load: a fifth of what Web Vitals call good. */
export const MAX_SHIFT = 0.02;

declare global {
  var layoutShift: number;
}

/** Sums up the layout shifts of every page load from now on, without those that follow an interaction. */
export const recordLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Scrolls to the end, a window at a time. Resolves with the layout shift since the page load began. */
export async function layoutShiftToTheEnd(page: Page): Promise<number> {
  await scrollToEnd(page);
  return layoutShiftSoFar(page);
}

/** The layout shift since the page load began, with that of its fonts. */
export async function layoutShiftSoFar(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextPaint(page);
  return page.evaluate(() => globalThis.layoutShift);
}
