import type { Page } from '@playwright/test';
import { shellWords } from '../../remote-copy';
import {
  contactForm,
  expectValues,
  fieldOf,
  fillIn,
  formOn,
  hydrateForm,
  newEmail,
  notice,
  storedForms,
  submitOf,
  type SiteForm,
} from '../forms';
import { expect, test } from './operations-fixtures';

test('with scripts off and the backend stopped, every form keeps what was typed, and is stored once when it is back', async ({
  site,
  browser,
  storedRows,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const typed: { form: SiteForm; page: Page; email: string }[] = [];
  for (const form of storedForms) {
    const page = await context.newPage();
    const email = newEmail();
    await page.goto(form.page);
    await fillIn(page, form, email);
    typed.push({ form, page, email });
  }

  await site.backend.stop();
  for (const { form, page, email } of typed) {
    const response = page.waitForResponse(`**/_forms/${form.name}`);
    await submitOf(page, form).click();
    expect((await response).status()).toBe(503);
    await expect(notice(page)).toContainText(`503: ${shellWords.refusedPost.unavailable}`);
    await expect(notice(page)).toHaveRole('alert');
    await expect(notice(page)).toBeInViewport();
    await expectValues(page, form, { ...form.values, email });
  }

  await site.backend.start(() => undefined);
  for (const { form, page, email } of typed) {
    await submitOf(page, form).click();
    await expect(notice(page)).toHaveRole('status');
    expect(await storedRows(form, email)).toHaveLength(1);
  }
  await context.close();
});

test('with the database stopped, an enquiry fails with a reason and keeps its input; sent again later, it is one row', async ({
  site,
  page,
  storedRows,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const email = newEmail();
  const message = fieldOf(page, contactForm, 'message');
  await page.goto(contactForm.page);
  await hydrateForm(formOn(page, contactForm));
  await fillIn(page, contactForm, email);

  await site.database?.stop();
  await submitOf(page, contactForm).click();
  await expect(notice(page).getByText(/^503: /)).toBeVisible();
  await expect(message).toHaveValue(contactForm.values['message']!);
  await expect(fieldOf(page, contactForm, 'email')).toHaveValue(email);

  await site.database?.start();
  await expect(async () => {
    await submitOf(page, contactForm).click();
    await expect(message).toHaveValue('', { timeout: 3_000 });
  }).toPass();
  expect(await storedRows(contactForm, email)).toHaveLength(1);
});
