import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { dialogOpener, fieldOf, newsletterDialog } from '../../forms';
import { openWithoutCode } from '../../hold-requests';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => fieldOf(page, newsletterDialog, name);

const becomesModal = (page: Page) => expect(dialog(page).and(page.locator(':modal'))).toBeVisible();

test('The newsletter dialog, opened before its code is loaded, keeps its input, becomes modal, is closed by Back, and can be opened again', async ({
  page,
}) => {
  const resume = await openWithoutCode(page, newsletterDialog.page);
  await dialogOpener(page).click();
  await field(page, 'phone').fill('+971 4 555 0100');
  resume();
  await becomesModal(page);
  await expect(field(page, 'phone')).toHaveValue('+971 4 555 0100');
  await expect(field(page, 'phone')).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(newsletterDialog.page);
  await dialogOpener(page).click();
  await becomesModal(page);
  await expect(field(page, 'name')).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(newsletterDialog.page);
});
