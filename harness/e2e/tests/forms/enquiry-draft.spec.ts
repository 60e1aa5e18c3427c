import { contact } from '../../../remote-copy';
import { expectInput, field, fillIn, form, message, send } from '../../contact-page';
import { expect, test } from '../../fixtures';
import { hydrateForm, notice } from '../../forms';
import { storedRows } from '../../stored-rows';

const { labels, texts } = contact;

test.beforeEach(({ page }) => page.goto('/contact'));

test('A draft survives a reload, and is deleted after sending', async ({ page }) => {
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 201, json: {} }));
  const { email } = await fillIn(page);
  await page.reload();
  await hydrateForm(form(page));
  await expectInput(page, email);
  await send(page).click();
  await expect(notice(page).getByText(texts.sent.title)).toBeVisible();
  await page.reload();
  await hydrateForm(form(page));
  await expect(field(page, labels.message)).toHaveValue('');
});

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

test('Input in the form of the home page is restored on the contact page, and nowhere else', async ({
  page,
}) => {
  await page.goto('/');
  const home = page.getByRole('main').locator('form');
  await hydrateForm(home);
  await home.getByLabel(labels.firstName).fill('Nora');
  await home.getByLabel(labels.message).fill(message);
  await page.goto('/contact');
  await hydrateForm(form(page));
  await expect(field(page, labels.firstName)).toHaveValue('Nora');
  await expect(field(page, labels.message)).toHaveValue(message);
  await page.goto('/coming-soon/G');
  const other = page.getByRole('main').locator('form');
  await hydrateForm(other);
  await expect(other.getByLabel(labels.message)).toHaveValue('');
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
