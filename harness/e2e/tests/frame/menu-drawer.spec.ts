import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { entriesOf, labelOf, shellWords } from '../../../remote-copy';
import { holdRequests, openWithoutCode } from '../../hold-requests';
import { heading, visit, waitForHydration } from '../../routes';
import { allServices, menuEntries } from '../../service-pages';

test.describe('The menu drawer on small screens', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: shellWords.header.drawer.title });
  const menuButton = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: shellWords.header.drawer.open });
  const closeButton = (page: Page) =>
    drawer(page).getByRole('button', { name: shellWords.header.drawer.close });

  /** Opens the drawer, and waits until its code has made it modal: before that it is a popover. */
  async function openModal(page: Page): Promise<void> {
    await menuButton(page).click();
    await expect(drawer(page).and(page.locator(':modal'))).toBeVisible();
  }

  /** Opens the drawer of the home page before its code is loaded, which then makes it modal. */
  async function openBeforeCode(page: Page): Promise<void> {
    const resume = await openWithoutCode(page, '/');
    await menuButton(page).click();
    resume();
    await waitForHydration(page);
    await expect(page.locator(':modal')).toBeVisible();
  }

  test('shows the same items, on the right', async ({ page }) => {
    await visit(page, '/careers');
    await expect(page.getByRole('button', { name: shellWords.header.services })).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page).getByRole('link')).toHaveText([
      ...menuEntries,
      allServices,
      ...[...entriesOf('header'), ...entriesOf('button')].map(({ label }) => label),
    ]);
    await expect(drawer(page).locator('[aria-current="page"]')).toHaveText([labelOf('/careers')]);
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox();
        return box && box.x + box.width;
      })
      .toBe(375);
  });

  test('opens, closes and navigates before any code is loaded', async ({ page }) => {
    const resume = await openWithoutCode(page, '/');
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await closeButton(page).click();
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).click();
    await drawer(page).getByRole('link', { name: allServices }).click();
    await expect(page).toHaveURL('/services');
    resume();
  });

  test('opened before its code is loaded, it closes when an item is chosen, and focuses the heading of the new page', async ({
    page,
  }) => {
    await openBeforeCode(page);
    await drawer(page)
      .getByRole('link', { name: labelOf('/careers') })
      .click();
    await expect(page).toHaveURL('/careers');
    await expect(drawer(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(drawer(page)).toBeHidden();
  });

  test('opened before its code is loaded, it is closed by Back', async ({ page }) => {
    await visit(page, '/about');
    await openBeforeCode(page);
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('closes with Escape, its button, a press beside it and Back; returns the focus, and leaves the history as it was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await visit(page, '/about');
    await visit(page, '/careers');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => closeButton(page).click(),
      () => page.mouse.click(10, 400),
      () => page.goBack(),
    ]) {
      await openModal(page);
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL('/careers');
      await expect(menuButton(page)).toBeFocused();
    }
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('a double click on its button opens it, although the second press hits the button that closes it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    await openModal(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(drawer(page)).toBeVisible();
    await closeButton(page).click();
    await expect(drawer(page)).toBeHidden();
  });

  test('its link to the page that is shown closes it, scrolls to the top, and leaves the history as it was', async ({
    page,
  }) => {
    await visit(page, '/about');
    await visit(page, '/careers');
    await page.evaluate(() => window.scrollTo(0, 500));
    await openModal(page);
    await drawer(page)
      .getByRole('link', { name: labelOf('/careers') })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('opened while another page is loading, it closes when that page arrives, and Back leads to the page before', async ({
    page,
  }) => {
    const resume = await holdRequests(page, '**/_remotes/mf-careers/**');
    await visit(page, '/about');
    const title = await heading(page).textContent();
    await page.getByRole('main').locator('a[href="/careers"]').first().click();
    await openModal(page);
    resume();
    await expect(page).toHaveURL('/careers');
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(title!);
  });

  test('closed by Back, it leaves sections whose code has not loaded as they are', async ({ page }) => {
    const resume = await holdRequests(page, '**/mf-forms/**/*.js');
    await visit(page, '/');
    const form = await page.locator('#contact form').elementHandle();
    await openModal(page);
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    resume();
    await waitForHydration(page, '#contact form');
    expect(await form!.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
});
