import type { Page } from '@playwright/test';
import pg from 'pg';
import { shellWords } from '../../remote-copy';
import { listen } from '../fixtures';
import {
  contactForm,
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

/** How many rows a form has stored for an email address. */
async function countRows(databaseUrl: string, { table }: SiteForm, email: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(`SELECT 1 FROM ${table} WHERE email = $1`, [email]);
  await client.end();
  return rowCount ?? 0;
}

test('with scripts off and the backend stopped, every form keeps what was typed, and is stored once when it is back', async ({
  site,
  browser,
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
    for (const [name, value] of Object.entries({ ...form.values, email })) {
      await expect(fieldOf(page, form, name)).toHaveValue(value);
    }
  }

  await site.backend.start(() => undefined);
  for (const { form, page, email } of typed) {
    await submitOf(page, form).click();
    await expect(notice(page)).toHaveRole('status');
    expect(await countRows(site.databaseUrl, form, email)).toBe(1);
  }
  await context.close();
});

test('with the database stopped, an enquiry fails with a reason and keeps its input; sent again later, it is one row', async ({
  site,
  openPage,
}) => {
  const page = await openPage();
  const messages = listen(page);
  const email = newEmail();
  const message = fieldOf(page, contactForm, 'message');
  await page.goto(site.url + contactForm.page);
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
  expect(await countRows(site.databaseUrl, contactForm, email)).toBe(1);
  // Browsers log every response with status 503.
  expect(messages.filter((line) => !line.includes('status of 503'))).toEqual([]);
  await page.close();
});
