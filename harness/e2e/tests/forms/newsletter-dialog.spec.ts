import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { hydrateForm, newEmail, notice, toast } from '../../forms';
import { holdRequests } from '../../hold-requests';
import {
  abortSubscriptions,
  apiRequests,
  holdSubscriptions,
  refuseSubscriptions,
  SUBSCRIPTION_ROWS,
} from '../../newsletter-requests';
import { storedRows } from '../../stored-rows';

test.describe('The newsletter dialog', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Subscribe to Newsletter' });
  const dialog = (page: Page) => page.getByRole('dialog');
  const subscribe = (page: Page) => dialog(page).getByRole('button', { name: 'Subscribe' });

  async function fillIn(page: Page): Promise<string> {
    const address = newEmail();
    await dialog(page).getByLabel('Name').fill('Nora Haddad');
    await dialog(page).getByLabel('Email').fill(address);
    await dialog(page).getByLabel('Phone').fill('+971 4 555 0100');
    return address;
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/insights');
    await opener(page).click();
    await hydrateForm(dialog(page).locator('form'));
    // Back closes it from now on.
    await expect.poll(() => dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  });

  test('confirms a subscription, and is reset and returns the focus when it closes', async ({
    page,
    database,
  }) => {
    const requests = apiRequests(page);
    const resume = await holdSubscriptions(page);
    const address = await fillIn(page);
    await subscribe(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Subscribing...' })).toBeFocused();
    resume();
    await expect(toast(page)).toContainText('Successfully subscribed!');
    await expect(toast(page)).toContainText('Thank you for subscribing to our newsletter.');
    await expect(dialog(page).getByText('Thank you for subscribing!', { exact: true })).toBeVisible();
    await expect.poll(() => requests).toEqual(['POST /api/newsletter', 'GET /api/newsletters']);
    await dialog(page).getByText('Close', { exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Name')).toHaveValue('');
    expect(await storedRows(database, SUBSCRIPTION_ROWS, [address])).toEqual([
      { name: 'Nora Haddad', phone: '+971 4 555 0100' },
    ]);
  });

  test('requires all three fields', async ({ page }) => {
    const requests = apiRequests(page);
    await subscribe(page).click();
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    await expect(dialog(page).locator('input:invalid')).toHaveCount(3);
    await expect(dialog(page).getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(dialog(page).getByLabel('Phone')).toHaveAttribute('type', 'tel');
    expect(requests).toEqual([]);
  });

  test('shows an error when the server refuses, and keeps its input', async ({ page, allowConsole }) => {
    allowConsole(/500|\/api\/newsletter/);
    await refuseSubscriptions(page);
    const address = await fillIn(page);
    await subscribe(page).click();
    for (const feedback of [toast(page), notice(page)]) {
      await expect(feedback).toContainText('Subscription failed');
      await expect(feedback).toContainText('Failed to subscribe to newsletter');
    }
    await expect(notice(page)).toBeFocused();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(address);
  });

  test('asks to try again later when there is no response', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|\/api\/newsletter/);
    await abortSubscriptions(page);
    await fillIn(page);
    await subscribe(page).click();
    await expect(toast(page)).toContainText('Subscription failed');
    await expect(notice(page)).toContainText('Please try again later.');
  });

  test('discards its input when it closes', async ({ page }) => {
    await fillIn(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('');
  });

  test('has the focus on its first field, and is closed by Back, which stays on the page', async ({
    page,
  }) => {
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/insights$/);
    await opener(page).click();
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/insights$/);
  });
});

test('Opened by the first press of a visit, the dialog has the focus on its first field', async ({
  page,
}) => {
  await page.goto('/insights');
  await page.getByRole('button', { name: 'Subscribe to Newsletter' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByLabel('Name')).toBeFocused();
});

test('Opened before its code is loaded, the dialog keeps its input and becomes modal', async ({ page }) => {
  const resume = await holdRequests(page, '**/*.js');
  await page.goto('/insights', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Subscribe to Newsletter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('+971 4 555 0100');
  resume();
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByLabel('Phone')).toHaveValue('+971 4 555 0100');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/insights$/);
});
