import type { Page } from '@playwright/test';
import { newsletter } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { hydrateForm, newEmail, notice, toast } from '../../forms';
import { apiRequests, holdSubscriptions, SUBSCRIPTION_ROWS } from '../../newsletter-requests';
import { storedRows } from '../../stored-rows';

const { buttons, footerForm, footerTexts } = newsletter;

test.describe("The footer's form", () => {
  const footer = (page: Page) => page.getByRole('contentinfo');
  const email = (page: Page) => footer(page).getByLabel(footerForm.email);
  const subscribe = (page: Page) => footer(page).getByRole('button', { name: buttons.submit });

  const form = (page: Page) => footer(page).getByRole('form', { name: footerForm.label });

  test.beforeEach(async ({ page }) => {
    await page.goto('/partners');
    await hydrateForm(form(page));
  });

  test('subscribes, shows a lasting confirmation, clears its field and reloads the list', async ({
    page,
    database,
  }) => {
    const address = newEmail();
    const requests = apiRequests(page);
    const resume = await holdSubscriptions(page);
    await expect(footer(page).getByRole('heading', { name: 'Stay Connected' })).toBeVisible();
    await email(page).fill(address);
    await subscribe(page).click();
    await expect(footer(page).getByRole('button', { name: buttons.submitting })).toBeFocused();
    resume();
    for (const feedback of [toast(page), notice(page)]) {
      await expect(feedback).toContainText(footerTexts.sent.title);
      await expect(feedback).toContainText(footerTexts.sent.description);
    }
    await expect(notice(page)).toBeFocused();
    await expect(email(page)).toHaveValue('');
    await expect.poll(() => requests).toEqual(['POST /api/newsletter', 'GET /api/newsletters']);
    expect(await storedRows(database, SUBSCRIPTION_ROWS, [address])).toEqual([{ name: null, phone: null }]);
  });

  test('requires a valid address, and sends nothing without one', async ({ page }) => {
    const requests = apiRequests(page);
    await subscribe(page).click();
    await expect(email(page)).toBeFocused();
    expect(await email(page).evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await email(page).fill('nora@');
    await subscribe(page).click();
    expect(await email(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    expect(requests).toEqual([]);
  });
});
