import { contact } from '../../../remote-copy';
import { expectInput, field, fillIn, form, message, send } from '../../contact-page';
import { expect, test } from '../../fixtures';
import { hydrateForm, notice } from '../../forms';
import { storedRows } from '../../stored-rows';

const { labels, texts } = contact;

test.beforeEach(({ page }) => page.goto('/contact'));

test('An enquiry whose response was lost is stored once, although it is sent again after a reload', async ({
  page,
  database,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|\/api\/contacts/);
  await page.route(
    '**/api/contacts',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  const { email } = await fillIn(page);
  await send(page).click();
  await expect(notice(page).getByText(texts.failed.title)).toBeVisible();
  await page.reload();
  await hydrateForm(form(page));
  await expectInput(page, email);
  await send(page).click();
  await expect(notice(page).getByText(texts.sent.title)).toBeVisible();
  const query = 'SELECT 1 FROM contact_inquiries WHERE email = $1';
  expect(await storedRows(database, query, [email])).toHaveLength(1);
});

test('After a native post its draft is deleted, and a later draft is kept', async ({ page }) => {
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 201, json: {} }));
  await fillIn(page);
  await page.goto('/contact?sent=contact-form#contact-form');
  await hydrateForm(form(page));
  await expect(notice(page)).toContainText(texts.sent.title);
  await expect(field(page, labels.message)).toHaveValue('');
  await field(page, labels.message).fill(message);
  await page.reload();
  await hydrateForm(form(page));
  await expect(field(page, labels.message)).toHaveValue(message);
});
