import type { Page } from '@playwright/test';
import { newsletter } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { dialogOpener, hydrateForm, newEmail, toast } from '../../forms';
import { holdRequests } from '../../hold-requests';
import { apiRequests, holdSubscriptions, SUBSCRIPTION_ROWS } from '../../newsletter-requests';
import { storedRows } from '../../stored-rows';

const { buttons, confirmation, dialog: words, dialogTexts } = newsletter;

test.describe('The newsletter dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const subscribe = (page: Page) => dialog(page).getByRole('button', { name: buttons.submit });

  async function fillIn(page: Page): Promise<string> {
    const address = newEmail();
    await dialog(page).getByLabel(words.name).fill('Nora Haddad');
    await dialog(page).getByLabel(words.email).fill(address);
    await dialog(page).getByLabel(words.phone).fill('+971 4 555 0100');
    return address;
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/insights');
    await dialogOpener(page).click();
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
    await expect(dialog(page).getByRole('button', { name: buttons.submitting })).toBeFocused();
    resume();
    await expect(toast(page)).toContainText(dialogTexts.sent.title);
    await expect(toast(page)).toContainText(dialogTexts.sent.description);
    await expect(dialog(page).getByText(confirmation.title, { exact: true })).toBeVisible();
    await expect.poll(() => requests).toEqual(['POST /api/newsletter', 'GET /api/newsletters']);
    await dialog(page).getByText(buttons.close, { exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialogOpener(page)).toBeFocused();
    await dialogOpener(page).click();
    await expect(dialog(page).getByLabel(words.name)).toHaveValue('');
    expect(await storedRows(database, SUBSCRIPTION_ROWS, [address])).toEqual([
      { name: 'Nora Haddad', phone: '+971 4 555 0100' },
    ]);
  });

  test('requires all three fields', async ({ page }) => {
    const requests = apiRequests(page);
    await subscribe(page).click();
    await expect(dialog(page).getByLabel(words.name)).toBeFocused();
    await expect(dialog(page).locator('input:invalid')).toHaveCount(3);
    await expect(dialog(page).getByLabel(words.email)).toHaveAttribute('type', 'email');
    await expect(dialog(page).getByLabel(words.phone)).toHaveAttribute('type', 'tel');
    expect(requests).toEqual([]);
  });

  test('has the focus on its first field, and is closed by Back, which stays on the page', async ({
    page,
  }) => {
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/insights$/);
    await dialogOpener(page).click();
    await expect(dialog(page).getByLabel(words.name)).toBeFocused();
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
  await dialogOpener(page).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByLabel(words.name)).toBeFocused();
});

test('Opened before its code is loaded, the dialog keeps its input and becomes modal', async ({ page }) => {
  const resume = await holdRequests(page, '**/*.js');
  await page.goto('/insights', { waitUntil: 'commit' });
  await dialogOpener(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.phone).fill('+971 4 555 0100');
  resume();
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByLabel(words.phone)).toHaveValue('+971 4 555 0100');
  await expect(dialog.getByLabel(words.phone)).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/insights$/);
});
