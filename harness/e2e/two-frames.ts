import type { Page } from '@playwright/test';

/** Resolves once the page has painted two more frames: what has just changed is then complete, and scrolled to. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
