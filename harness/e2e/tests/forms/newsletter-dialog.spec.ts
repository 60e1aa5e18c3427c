import type { Page } from '@playwright/test';
import { newsletter } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import {
  dialogOpener,
  fieldOf,
  fillIn,
  formOn,
  hydrateForm,
  newEmail,
  newsletterDialog,
  submitOf,
} from '../../forms';
import { holdRequests } from '../../hold-requests';

const { confirmation } = newsletter;

test.describe('The newsletter dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const field = (page: Page, name: string) => fieldOf(page, newsletterDialog, name);

  const becomesModal = (page: Page) => expect(dialog(page).and(page.locator(':modal'))).toBeVisible();

  test('stores a subscription and confirms it', async ({ page, storedRows }) => {
    const email = newEmail();
    await page.goto(newsletterDialog.page);
    await fillIn(page, newsletterDialog, email);
    await hydrateForm(formOn(page, newsletterDialog));
    await submitOf(page, newsletterDialog).click();
    await expect(dialog(page).getByText(confirmation.title, { exact: true })).toBeVisible();
    expect(await storedRows(newsletterDialog, email, 'name, phone')).toEqual([newsletterDialog.values]);
  });

  test('has the focus on its first field, and is closed by Back, which stays on the page', async ({
    page,
  }) => {
    await page.goto(newsletterDialog.page);
    for (const close of [() => page.goBack(), () => page.mouse.click(5, 5)]) {
      await dialogOpener(page).click();
      await becomesModal(page);
      await expect(field(page, 'name')).toBeFocused();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(newsletterDialog.page);
    }
  });

  test('that is opened before its code is loaded keeps its input and becomes modal', async ({ page }) => {
    const resume = await holdRequests(page, '**/*.js');
    await page.goto(newsletterDialog.page, { waitUntil: 'commit' });
    await dialogOpener(page).click();
    await field(page, 'phone').fill('+971 4 555 0100');
    resume();
    await becomesModal(page);
    await expect(field(page, 'phone')).toHaveValue('+971 4 555 0100');
    await expect(field(page, 'phone')).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(newsletterDialog.page);
  });
});
