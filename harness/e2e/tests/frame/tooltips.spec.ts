import type { Page } from '@playwright/test';
import { article, shellWords, uiWords } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { fillIn, formOn, hydrateForm, newsletterDialog, submitOf, toast } from '../../forms';
import { visit } from '../../routes';

test.use({ pointerMoves: true });

const tooltip = (page: Page) => page.getByRole('tooltip');
/** So narrow that the header has the menu's button alone. */
const NARROW_PX = 340;

const menuButton = (page: Page) => page.getByRole('button', { name: shellWords.header.drawer.open });

/** Visits a page on a narrow screen with a mouse, waits for the tooltips' code, and pauses the clock. */
async function visitWithPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.setViewportSize({ width: NARROW_PX, height: 800 });
  await visit(page, '/about');
  await page.mouse.move(200, 400);
  await expect(page.locator('[role="tooltip"]')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('A tooltip opens at once for keyboard focus, inside the window', async ({ page }) => {
  await visitWithPausedClock(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).toBeFocused();
  // The tooltip opens in the next task, because the code that moves the focus may open a popover.
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('A tooltip stays open while the browser scrolls to the control that Tab has focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: NARROW_PX, height: 800 });
  await visit(page, '/about');
  await page.mouse.move(200, 400);
  await expect(page.locator('[role="tooltip"]')).toBeAttached();
  const profile = page.getByRole('link', { name: shellWords.footer.socialOf });
  const before = page.getByRole('contentinfo').locator('a[href^="mailto:"]');
  await before.evaluate((link) => {
    link.focus({ preventScroll: true });
    addEventListener('scroll', () => document.documentElement.setAttribute('data-scrolled', ''), {
      capture: true,
    });
  });
  await page.keyboard.press('Tab');
  await expect(profile).toBeFocused();
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await expect(tooltip(page)).toHaveText(shellWords.footer.socialOf);
});

test('A tooltip is visible above an open menu', async ({ page }) => {
  await visitWithPausedClock(page);
  await menuButton(page).click();
  // The menu opens in the next task.
  await page.clock.runFor(1);
  // The opening menu moves the focus and scrolls, and either one ends the delay of a tooltip.
  await expect(async () => {
    await page.mouse.move(200, 400);
    await page.getByRole('button', { name: shellWords.header.drawer.close }).hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveText(shellWords.header.drawer.close, { timeout: 1_000 });
  }).toPass();
  const box = (await tooltip(page).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(NARROW_PX);
});

/** An icon's control is at most this wide; the logo and the graphic of the home page are wider. */
const MAX_ICON_WIDTH_PX = 60;

/** The names of the visible controls that have an icon and no text, and whether each has a tooltip. */
const iconControls = (page: Page): Promise<[name: string, hasTooltip: boolean][]> =>
  page.evaluate(
    (maxWidth) =>
      [...document.querySelectorAll<HTMLElement>(':is(a, button):has(svg)')]
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) &&
            !control.textContent.trim() &&
            control.offsetWidth <= maxWidth,
        )
        .map((control) => [control.getAttribute('aria-label') ?? '', control.matches('[data-tooltip]')]),
    MAX_ICON_WIDTH_PX,
  );

test('Every control that is only an icon has a tooltip, and so has Share', async ({ page, allowConsole }) => {
  allowConsole(/500 \(Internal Server Error\)/);
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: 'Please try again.' }));
  await page.setViewportSize({ width: 700, height: 800 });
  await visit(page, '/');
  expect(await iconControls(page)).toEqual([[shellWords.header.drawer.open, true]]);

  await visit(page, '/insights/1');
  const share = page.getByRole('button', { name: article.share.button });
  await expect(share).toHaveAttribute('data-tooltip');
  expect(await iconControls(page)).toEqual([[shellWords.header.drawer.open, true]]);

  await visit(page, newsletterDialog.page);
  await fillIn(page, newsletterDialog, 'nora@client.example');
  await hydrateForm(formOn(page, newsletterDialog));
  await submitOf(page, newsletterDialog).click();
  await expect(toast(page)).toBeVisible();
  expect(await iconControls(page)).toEqual([
    [shellWords.header.drawer.open, true],
    [uiWords.close, true],
    [shellWords.dismiss, true],
  ]);
});
