import type { Page } from 'playwright-core';
import { nextPaint } from './scroll';

/** Lists the elements beyond the right edge of the window if the page can be scrolled sideways. */
export async function horizontalOverflow(page: Page): Promise<string[]> {
  // A change of the window's size is complete with the frame that paints it.
  await nextPaint(page);
  await nextPaint(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .slice(-3)
      .concat(`${scrollWidth} of ${clientWidth}`);
  });
}
