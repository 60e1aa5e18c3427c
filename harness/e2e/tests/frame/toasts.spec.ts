import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { contactForm, fillIn, formOn, hydrateForm, submitOf, toast } from '../../forms';
import { visit } from '../../routes';
import { shellWords } from '../../../remote-copy';

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

/** Responds to subscriptions in place of the backend, so that tests leave no subscriber behind. */
async function respondToSubscriptions(page: Page, status: number): Promise<void> {
  await page.route('**/api/newsletters', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({
      status,
      ...(status === 201 ? { json: { subscribed: true } } : { body: 'Please try again.' }),
    }),
  );
}

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('form');

/** Sends the footer's form, which shows a toast. It stays, because the pointer is on it. */
async function subscribe(page: Page): Promise<void> {
  await hydrateForm(footerForm(page));
  await footerForm(page).getByRole('textbox').fill('nora@client.example');
  await footerForm(page).getByRole('button').click();
  await toast(page).hover();
}

// Presses need not wait for the page to scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('A toast', () => {
  test.beforeEach(async ({ page }) => {
    await respondToSubscriptions(page, 201);
    await visit(page, '/partners');
  });

  test('is dismissed by a swipe to the right of at least 50 px', async ({ page }) => {
    await subscribe(page);
    // A swiped toast leaves in motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const box = await toast(page).boundingBox();
    const { x, y } = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    const swipe = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(40);
    // A dismissed toast stays in the page for a moment too, so the test reads its state.
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
    await swipe(60);
    await expect(toast(page)).toHaveCount(0);
  });

  test('is focused with F8 and dismissed by keyboard', async ({ page }) => {
    await subscribe(page);
    await page.keyboard.press('F8');
    await expect(page.locator('ol:focus, li:focus')).toBeVisible();
    await toast(page).getByRole('button', { name: shellWords.dismiss }).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('is replaced by the next one, and an error has another color', async ({ page, allowConsole }) => {
    allowConsole(/500 \(Internal Server Error\)/);
    await subscribe(page);
    const successColor = await toast(page).evaluate((item) => getComputedStyle(item).borderLeftColor);
    await page.unroute('**/api/newsletter');
    await respondToSubscriptions(page, 500);
    await subscribe(page);
    await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).not.toHaveCSS('border-left-color', successColor);
  });

  test('is at most 420 px wide', async ({ page }) => {
    await subscribe(page);
    const list = await region(page).getByRole('list').boundingBox();
    expect(list?.width).toBe(420);
  });
});

test('A toast is at the top on phones, where it does not cover the button of a form', async ({ page }) => {
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 201, json: {} }));
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, contactForm.page);
  await hydrateForm(formOn(page, contactForm));
  await fillIn(page, contactForm, 'nora@client.example');
  await submitOf(page, contactForm).click();
  await toast(page).hover();
  const { y, height } = (await toast(page).boundingBox())!;
  expect(y + height).toBeLessThan(667 / 2);
  const [shown, header, send] = await Promise.all(
    [toast(page), page.getByRole('banner'), submitOf(page, contactForm)].map((part) => part.boundingBox()),
  );
  expect(shown!.y).toBeGreaterThanOrEqual(header!.height);
  const isApart = send!.y >= shown!.y + shown!.height || send!.y + send!.height <= shown!.y;
  expect(isApart).toBe(true);
});
