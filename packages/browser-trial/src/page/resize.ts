import type { Page, ViewportSize } from 'playwright-core';
import { nextPaint } from './scroll';

/** Gives a page's window another size. The change is complete with the frame that paints it. */
export async function resize(tab: Page, size: ViewportSize): Promise<void> {
  await tab.setViewportSize(size);
  await nextPaint(tab);
  await nextPaint(tab);
}
