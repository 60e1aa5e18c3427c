import type { Page } from '@playwright/test';
import { MAX_SHIFT, recordLayoutShift } from '@site/browser-trial/layout-shift';
import { expect, test } from '../fixtures';
import { coaching } from '../service-pages';
import { startSlowDocument, type SlowDocument } from '../slow-document';

const ONE_OF_EVERY_KIND = [
  '/',
  '/about',
  '/contact',
  '/partners',
  '/services',
  '/services/organisation-talent-advisory',
  '/services/business-strategy-advisory/business-growth-strategy',
  coaching,
  '/hr-strategy',
  '/talent-acquisition',
  '/coming-soon/E',
  '/insights',
  '/insights/1',
  '/careers',
  '/book',
  '/privacy-policy',
];

/** Paints a page after each chunk of its document. Returns the layout shift until it was complete. */
async function paintInChunks(page: Page, slow: SlowDocument): Promise<number> {
  const paint = () =>
    page.evaluate(() => {
      const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // A browser paints nothing before the body begins.
      return document.body && painted;
    });
  do await paint();
  while (slow.sendNext());
  await paint();
  return page.evaluate(() => globalThis.layoutShift);
}

for (const width of [1280, 375]) {
  test(`No page shifts while its document arrives in chunks, at ${width} px`, async ({ page, baseURL }) => {
    await recordLayoutShift(page);
    await page.setViewportSize({ width, height: 800 });
    const slow = await startSlowDocument(baseURL!);
    try {
      for (const path of ONE_OF_EVERY_KIND) {
        await page.goto(slow.url + path, { waitUntil: 'commit' });
        expect.soft(await paintInChunks(page, slow), path).toBeLessThanOrEqual(MAX_SHIFT);
      }
    } finally {
      // Its code is still being fetched through the proxy.
      await page.goto('about:blank');
      await slow.close();
    }
  });
}
