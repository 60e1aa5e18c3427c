import type { Browser, Page } from '@playwright/test';
import { finishAnimations } from '@site/browser-trial/animations';
import { axeViolations } from '@site/browser-trial/axe';
import { layoutShiftToTheEnd, MAX_SHIFT, recordLayoutShift } from '@site/browser-trial/layout-shift';
import { horizontalOverflow } from '@site/browser-trial/overflow';
import { rejectIfHanging, untilPainted } from '@site/browser-trial/responding';
import { expect, listen, test as base } from './fixtures';
import { hideMovesBeforePress } from './pointer-moves';
import { visit } from './routes';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 375, height: 800 };
export const PHONE_WIDTHS = [320, 375];
export const WIDTHS = [...PHONE_WIDTHS, 768, 1280, 1920];

interface PageChecks {
  /** Checks a page. If Chromium stops painting it, checks it again in a new browser, which later checks use as well. */
  checkPainted: (check: (page: Page) => Promise<void>) => Promise<void>;
}

/** `test` for checks that scroll a page. Chromium sometimes stops painting a page that is scrolled, good or bad. */
export const test = base.extend<PageChecks>({
  checkPainted: async ({ page, browser, consoleMessages }, use) => {
    let usedPage = page;
    let newBrowser = null as Browser | null;
    await recordLayoutShift(page);
    const startBrowser = async () => {
      await newBrowser?.close();
      // Playwright gives both the options of the configuration.
      newBrowser = await browser.browserType().launch();
      usedPage = await newBrowser.newPage();
      await usedPage.addInitScript(hideMovesBeforePress);
      await recordLayoutShift(usedPage);
      listen(usedPage, consoleMessages);
    };
    await use((check) => untilPainted(() => check(usedPage), startBrowser));
    await newBrowser?.close();
  },
});

/** Finishes running transitions and prevents further ones, so that no check runs in the middle of one. */
async function stopMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finishAnimations(page);
}

/**
 * Opens a page: it starts at its top, does not shift while it loads and is read, and has no accessibility violation.
 * The page is that of `checkPainted`.
 *
 * @throws UnpaintedError if the browser stops painting it.
 */
export async function checkOneLoad(
  page: Page,
  address: string,
  viewport: { width: number; height: number },
): Promise<void> {
  const where = `${address} at ${viewport.width} px`;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(viewport);
  await visit(page, address);
  expect.soft(await page.evaluate(() => window.scrollY), `${where} opens at its top`).toBe(0);
  const shift = await rejectIfHanging(() => layoutShiftToTheEnd(page), [page]);
  expect.soft(shift, `layout shift of ${where}`).toBeLessThanOrEqual(MAX_SHIFT);
  await stopMotion(page);
  expect.soft(await axeViolations(page), `accessibility of ${where}`).toEqual([]);
}

/** The open page does not scroll sideways at any of these widths. */
export async function checkWidths(page: Page, address: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await horizontalOverflow(page), `${address} scrolls sideways at ${width} px`).toEqual([]);
  }
}
