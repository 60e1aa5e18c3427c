import { expect, type Page } from '@playwright/test';
import { axeViolations } from '@site/browser-trial/axe';
import { layoutShiftToTheEnd, MAX_SHIFT } from '@site/browser-trial/layout-shift';
import { horizontalOverflow } from '@site/browser-trial/overflow';
import { rejectIfHanging } from '@site/browser-trial/responding';
import { visit } from './routes';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 375, height: 800 };
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

/**
 * Opens a page: it starts at its top, does not shift while it loads and is read, and has no accessibility violation.
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
  // Now and then Chromium stops painting a page: the test then ends at once and says so, not at its timeout.
  const shift = await rejectIfHanging(() => layoutShiftToTheEnd(page), page);
  expect.soft(shift, `layout shift of ${where}`).toBeLessThanOrEqual(MAX_SHIFT);
  await stopMotion(page);
  expect.soft(await axeViolations(page), `accessibility of ${where}`).toEqual([]);
}

/** The open page does not scroll sideways, from 320 to 1920 px. */
export async function checkWidths(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await horizontalOverflow(page), `${address} scrolls sideways at ${width} px`).toEqual([]);
  }
}
