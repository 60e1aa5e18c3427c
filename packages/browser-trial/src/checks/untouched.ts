import type { Page } from 'playwright-core';
import { isScrollingLocked, placeOf } from '../page/scroll';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

/**
 * A page that nobody has touched leaves focus and place alone, and can be scrolled. The sections to which it is
 * scrolled leave the focus alone too. It is the first check that scrolls.
 */
export const untouched: TabCheck = {
  name: 'untouched',
  async run({ tab }) {
    // A dialog takes the focus and locks the page.
    if (await tab.locator('dialog:modal').count()) return [];
    const problems = [
      ...((await hasFocus(tab)) ? ['it moves the focus when it loads'] : []),
      ...((await placeOf(tab)) > 0 ? ['it scrolls when it loads'] : []),
      ...((await isScrollingLocked(tab)) ? ['it cannot be scrolled'] : []),
    ];
    await hydrateEverything(tab);
    return problems.length === 0 && (await hasFocus(tab))
      ? ['a section moves the focus when it loads']
      : problems;
  },
};

const hasFocus = (tab: Page): Promise<boolean> =>
  tab.evaluate(() => document.activeElement !== document.body);
