import type { Page } from 'playwright-core';

/** Resolves once the page has painted another frame. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

declare global {
  /** The address that the page had when it was last scrolled to its end. */
  var scrolledUrl: string | undefined;
}

/** Scrolls to the end, a window at a time, so that deferred sections load. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // As `nextPaint`, in the page: a call for each window would take longer.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    globalThis.scrolledUrl = location.href;
  });

/** Whether the page keeps visitors from scrolling it, as it should only below an open dialog. */
export const isScrollingLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [document.body, document.documentElement].some((part) => getComputedStyle(part).overflowY === 'hidden'),
  );

/** How far a page is scrolled, in pixels. */
export const placeOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
