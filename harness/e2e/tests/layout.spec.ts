import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { everyPage, shardOf, SHARDS, visit } from '../routes';
import { coaching } from '../service-pages';
import { SlowDocument } from '../slow-document';

const MOST_SHIFT = 0.02;
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
const WIDTHS = [320, 375, 768, 1280, 1920];

declare global {
  var layoutShift: number;
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
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
});

/** Scrolls to the end as a visitor would, a screen at a time, and returns what has shifted meanwhile. */
const readToTheEnd = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await painted();
      await painted();
    }
    return globalThis.layoutShift;
  });

/** Lets a page be painted as far as it has come, piece by piece, and returns what has shifted until it was whole. */
async function paintInPieces(page: Page, slow: SlowDocument): Promise<number> {
  const paint = () =>
    page.evaluate(() => {
      const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // A browser paints nothing of a document whose body it has not met.
      return document.body && painted;
    });
  do await paint();
  while (slow.sendNext());
  await paint();
  return page.evaluate(() => globalThis.layoutShift);
}

/** What reaches beyond the right edge of the window, if the page can be scrolled sideways. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .slice(-3)
      .concat(`${scrollWidth} of ${clientWidth}`);
  });

test('No page shifts while its document is still coming', async ({ page, baseURL }) => {
  const slow = new SlowDocument(baseURL!);
  const address = await slow.start();
  try {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ONE_OF_EVERY_KIND) {
        await page.goto(address + path, { waitUntil: 'commit' });
        expect
          .soft(await paintInPieces(page, slow), `${path} at ${width} px`)
          .toBeLessThanOrEqual(MOST_SHIFT);
      }
    }
  } finally {
    await slow.stop();
  }
});

for (const shard of SHARDS) {
  test(`No page shifts while it loads and is read, on wide screens and on phones (part ${shard})`, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of shardOf(await everyPage(request), shard)) {
        await visit(page, address);
        expect.soft(await readToTheEnd(page), `${address} at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    }
  });

  test(`No page scrolls sideways, from 320 to 1920 px (part ${shard})`, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    for (const address of shardOf(await everyPage(request), shard)) {
      await visit(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await beyondTheEdge(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}
