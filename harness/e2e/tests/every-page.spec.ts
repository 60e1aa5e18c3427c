import type { Page } from '@playwright/test';
import { axeViolations } from '@site/browser-trial/axe';
import { layoutShiftToTheEnd, MAX_SHIFT, recordLayoutShift } from '@site/browser-trial/layout-shift';
import { horizontalOverflow } from '@site/browser-trial/overflow';
import { expect, test } from '../fixtures';
import { everyPage, oneOfEachKind, shardOf, SHARDS, visit, waitForHydration } from '../routes';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };
const WIDTHS = [320, 375, 768, 1280, 1920];

/** Finishes running transitions and prevents further ones, so that no check runs in the middle of one. */
async function stopMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

async function checkOneLoad(page: Page, address: string, viewport: typeof WIDE): Promise<void> {
  const where = `${address} at ${viewport.width} px`;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(viewport);
  await visit(page, address);
  expect.soft(await page.evaluate(() => window.scrollY), `${where} opens at its top`).toBe(0);
  expect.soft(await layoutShiftToTheEnd(page), `layout shift of ${where}`).toBeLessThanOrEqual(MAX_SHIFT);
  await stopMotion(page);
  expect.soft(await axeViolations(page), `accessibility of ${where}`).toEqual([]);
}

async function checkWidths(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await horizontalOverflow(page), `${address} scrolls sideways at ${width} px`).toEqual([]);
  }
}

// One visit serves every check that reads the page.
for (const shard of SHARDS) {
  test(`Every page is accessible, does not shift and does not scroll sideways, on phones, and one of each kind on wide screens (part ${shard})`, async ({
    page,
    request,
    allowConsole,
  }) => {
    test.setTimeout(180_000);
    allowConsole(/404 \(Not Found\)/);
    await recordLayoutShift(page);
    const pages = await everyPage(request);
    const seenWide = oneOfEachKind(pages);
    for (const address of shardOf(pages, shard)) {
      await checkOneLoad(page, address, PHONE);
      if (seenWide.has(address)) await checkOneLoad(page, address, WIDE);
      await checkWidths(page, address);
    }
  });

  test(`Every page shows the same after client-side navigation as after a reload, without console messages (part ${shard})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const shown = () => page.evaluate(() => [document.title, document.querySelector('main h1')?.textContent]);
    await visit(page, '/contact');
    // A full page navigation would lose it.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const address of shardOf(await everyPage(request), shard)) {
      const html = await (await request.get(address)).text();
      const served = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        return [document.title, document.querySelector('main h1')?.textContent];
      }, html);
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect.poll(shown, { message: address, intervals: [20, 50, 100] }).toEqual(served);
      await waitForHydration(page);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}
