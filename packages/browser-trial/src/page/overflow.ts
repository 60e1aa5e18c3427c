import type { Page } from 'playwright-core';

/** Lists the elements beyond the right edge of the window if the page can be scrolled sideways. */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A change of the window's size is complete with the frame that paints it.
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await painted();
    await painted();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .slice(-3)
      .concat(`${scrollWidth} of ${clientWidth}`);
  });
