import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { visit } from '../routes';

test.use({ pointerMoves: true });

const tooltip = (page: Page) => page.getByRole('tooltip');
const social = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn$/ });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

/** Visits a page on a narrow screen with a mouse, waits for the tooltips' code, and stops the time. */
async function visitInStoppedTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.setViewportSize({ width: 700, height: 800 });
  await visit(page, '/about');
  await page.mouse.move(200, 400);
  await expect(page.locator('[role="tooltip"]')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('A tooltip opens after 700 ms of hover, and the next one within 300 ms at once', async ({ page }) => {
  await visitInStoppedTime(page);
  await menuButton(page).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Open menu');
  await page.mouse.move(200, 400);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await menuButton(page).hover();
  await expect(tooltip(page)).toHaveText('Open menu');
  await page.mouse.move(200, 400);
  await page.clock.runFor(301);
  await menuButton(page).hover();
  await expect(tooltip(page)).toHaveCount(0);
});

test('A tooltip stays while the pointer is on it, until Escape', async ({ page }) => {
  await visitInStoppedTime(page);
  await social(page).scrollIntoViewIfNeeded();
  await social(page).hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText(/ on LinkedIn$/);
  await tooltip(page).hover();
  await page.clock.runFor(10_000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('A tooltip shows at once what the keyboard focuses, inside the window', async ({ page }) => {
  await visitInStoppedTime(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).toBeFocused();
  // In the next task: what moves the focus may be opening a popover.
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('A tooltip is seen above an open menu', async ({ page }) => {
  await visitInStoppedTime(page);
  await menuButton(page).click();
  await page.getByRole('button', { name: 'Close menu' }).hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText('Close menu');
  const box = (await tooltip(page).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(700);
});
