import type { Page } from 'playwright-core';

/** Ends every animation and transition that has an end: what changes gradually has its last look at once. */
export const finishAnimations = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
