import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
  fieldOf,
  fillIn,
  formOn,
  hydrateForm,
  newEmail,
  notice,
  siteForms,
  storedForms,
  submitOf,
  type SiteForm,
} from '../forms';
import { holdRequests } from '../hold-requests';
import { waitForHydration } from '../routes';
import { storedRows } from '../stored-rows';

const SCRIPTS = '**/*.js';
const DELAY_MS = 10_000;

/** Chromium reports preloaded scripts that do not run, and every one that does not arrive. */
const MISSING_SCRIPTS = /\.js|csp|ERR_FAILED/;

type Database = Parameters<typeof storedRows>[0];

async function expectStoredOnce(database: Database, { table }: SiteForm, email: string): Promise<void> {
  const query = `SELECT count(*)::integer AS count FROM ${table} WHERE email = $1`;
  expect(await storedRows(database, query, [email])).toEqual([{ count: 1 }]);
}

/** Fills in the form of a page that is painted, sends it at once, and reads the confirmation. */
async function sendAtOnce(page: Page, form: SiteForm): Promise<string> {
  const email = newEmail();
  await page.goto(form.page, { waitUntil: 'commit' });
  await fillIn(page, form, email);
  await submitOf(page, form).click();
  await expect(page).toHaveURL(new RegExp(`[?&]sent=${form.id}#${form.id}`));
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(notice(page)).toHaveRole('status');
  expect(decodeURIComponent(page.url())).not.toMatch(/@|Nora/);
  return email;
}

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowConsole }) => allowConsole(MISSING_SCRIPTS));

  for (const form of storedForms) {
    test(`${form.name} is stored once, and its page confirms it`, async ({ page, database }) => {
      const email = await sendAtOnce(page, form);
      await expectStoredOnce(database, form, email);
      // The confirmation is a page: loading it again sends nothing.
      await page.reload();
      await expect(notice(page)).toBeVisible();
      await expectStoredOnce(database, form, email);
    });

    test(`${form.name} pressed twice is stored once`, async ({ page, database }) => {
      const email = newEmail();
      await page.goto(form.page);
      await fillIn(page, form, email);
      await submitOf(page, form).dblclick();
      await expect(notice(page)).toBeVisible();
      await expectStoredOnce(database, form, email);
    });

    test(`${form.name} with an address that only the server refuses keeps what was typed`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/status of 422/);
      await page.goto(form.page);
      await fillIn(page, form, 'nora@client');
      const response = page.waitForResponse(`**/_forms/${form.name}`);
      await submitOf(page, form).click();
      expect((await response).status()).toBe(422);
      const message = 'Please enter a valid email address';
      for (const [name, value] of Object.entries({ ...form.values, email: 'nora@client' })) {
        await expect(fieldOf(page, form, name)).toHaveValue(value);
      }
      await expect(fieldOf(page, form, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(page, form, 'email')).toHaveAccessibleDescription(message);
      const summary = page.getByRole('alert');
      await expect(summary).toBeInViewport({ ratio: 0.99 });
      await summary.getByRole('link', { name: message }).click();
      await expect(fieldOf(page, form, 'email')).toBeInViewport({ ratio: 1 });
      const corrected = newEmail();
      await fieldOf(page, form, 'email').fill(corrected);
      await submitOf(page, form).click();
      await expect(notice(page)).toHaveRole('status');
    });
  }

  test('a booking is noted on its page, keeps what was typed, and is stored nowhere', async ({ page }) => {
    const [booking] = siteForms.filter(({ table }) => !table) as [SiteForm];
    await page.goto(booking.page);
    await fillIn(page, booking, newEmail());
    await submitOf(page, booking).click();
    await expect(notice(page)).toContainText('nothing was sent');
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(fieldOf(page, booking, 'message')).toHaveValue(String(booking.values['message']));
  });
});

test.describe('With scripts blocked after the HTML', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(MISSING_SCRIPTS);
    await page.route(SCRIPTS, (route) => route.abort());
  });

  for (const form of storedForms) {
    test(`${form.name} is stored once, and its page confirms it`, async ({ page, database }) => {
      await expectStoredOnce(database, form, await sendAtOnce(page, form));
    });
  }
});

test.describe(`With scripts delayed by ${DELAY_MS / 1_000} s`, () => {
  test.beforeEach(async ({ page }) => {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      // The page that asked may be gone.
      await route.continue().catch(() => undefined);
    });
  });

  for (const form of storedForms) {
    test(`${form.name}, sent at once, is stored once, and stays confirmed when they come`, async ({
      page,
      database,
    }) => {
      const email = await sendAtOnce(page, form);
      await page.unroute(SCRIPTS);
      await waitForHydration(page);
      await expect(notice(page)).toBeVisible();
      await expectStoredOnce(database, form, email);
    });
  }
});

test('What the server refused is hydrated with its messages, and sent by scripts from there', async ({
  page,
  database,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  allowConsole(MISSING_SCRIPTS);
  const [contact] = storedForms as [SiteForm];
  // Only what responds to the post gets scripts.
  await page.route(SCRIPTS, (route) => (page.url().includes('/_forms/') ? route.continue() : route.abort()));
  await page.goto(contact.page, { waitUntil: 'commit' });
  await fillIn(page, contact, 'nora@client');
  await submitOf(page, contact).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(SCRIPTS);
  await hydrateForm(formOn(page, contact));
  await expect(page).toHaveURL(contact.page);
  await expect(fieldOf(page, contact, 'message')).toHaveValue(String(contact.values['message']));
  const email = newEmail();
  await fieldOf(page, contact, 'email').fill(email);
  const sent = page.waitForResponse('**/api/contacts');
  await submitOf(page, contact).click();
  expect((await sent).status()).toBe(201);
  await expect(notice(page)).toHaveRole('status');
  await expectStoredOnce(database, contact, email);
});

test('A native post that was cut short, and sent again by scripts, is stored once', async ({
  page,
  database,
}) => {
  const [contact] = storedForms as [SiteForm];
  const resume = await holdRequests(page, SCRIPTS);
  await page.route('**/_forms/contact', async (route) => {
    expect((await route.fetch({ maxRedirects: 0 })).status()).toBe(303);
    await route.abort('aborted');
  });
  const email = newEmail();
  await page.goto(contact.page, { waitUntil: 'commit' });
  await fillIn(page, contact, email);
  const cut = page.waitForEvent('requestfailed', (request) => request.url().includes('/_forms/'));
  await submitOf(page, contact).click();
  await cut;
  resume();
  await hydrateForm(formOn(page, contact));
  const sent = page.waitForResponse('**/api/contacts');
  await submitOf(page, contact).click();
  expect((await sent).status()).toBe(201);
  await expect(notice(page)).toHaveRole('status');
  await expectStoredOnce(database, contact, email);
});
