import type { Page } from 'playwright-core';

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
export const layoutShiftToTheEnd = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    await painted();
    return globalThis.layoutShift;
  });
