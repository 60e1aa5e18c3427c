import type { Page } from '@playwright/test';

/** Resolves once the page has painted two more frames. A new size or scroll position has taken effect by then. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
