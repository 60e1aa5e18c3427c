import type { Page } from '@playwright/test';
import { book } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { waitForHydration } from '../../routes';

const { coaching } = book.form;
const form = (page: Page) => page.getByRole('form', { name: book.form.label });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const coachingFields = [coaching.sessions, coaching.rate, coaching.preferredCoach, coaching.sessionMode];

test.beforeEach(({ page }) => page.goto('/book'));

test('A service that is chosen without pointer, key or focus changes the fields and the button', async ({
  page,
}) => {
  await waitForHydration(page);
  await field(page, book.form.serviceType).evaluate((select: HTMLSelectElement) => {
    select.value = 'executive-coaching';
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await expect(form(page).getByRole('button', { name: coaching.submit })).toBeVisible();
  await expect(field(page, coaching.sessionMode)).toHaveAttribute('required', '');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields of coaching follow the service', async ({ page }) => {
    for (const label of coachingFields) await expect(field(page, label)).toBeHidden();
    await field(page, book.form.serviceType).selectOption('executive-coaching');
    for (const label of coachingFields) await expect(field(page, label)).toBeVisible();
  });
});
