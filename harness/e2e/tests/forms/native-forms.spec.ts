import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import {
  bookingForm,
  coachApplication,
  contactErrors,
  contactForm,
  expectValues,
  fieldOf,
  fillIn,
  formOn,
  hydrateForm,
  newEmail,
  newsletterDialog,
  newsletterForm,
  notice,
  submitOf,
  type SiteForm,
} from '../../forms';
import { holdRequests, openWithoutCode } from '../../hold-requests';
import { expectCodeFailed, waitForHydration } from '../../routes';
import { book, offline } from '../../../remote-copy';

const SCRIPTS = '**/*.js';

/** Between the summary of errors and the field below it. */
const MIN_SUMMARY_GAP_PX = 8;

/** Chromium reports preloaded scripts that do not run, and every one that fails to load. */
const MISSING_SCRIPTS = /\.js|csp|ERR_FAILED/;

/** A form in a page and a form in a dialog. All other forms are posted in the same way as one of these. */
const IN_PAGE_AND_DIALOG = [contactForm, newsletterDialog];

/** Expects that the address contains nothing that the visitor typed. */
function expectNothingTypedIn(address: string): void {
  expect(decodeURIComponent(address)).not.toMatch(/@|Nora/);
}

/** Expects that the page confirms its form. */
async function expectConfirmed(page: Page, form: SiteForm): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]sent=${form.id}#${form.id}`));
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(notice(page)).toHaveRole('status');
  expectNothingTypedIn(page.url());
}

for (const [missing, scripts] of [
  ['any code', SCRIPTS],
  ["the form's code", '**/_remotes/mf-forms/**/*.js'],
] as const) {
  test(`A form that is sent offline before ${missing} has come says so, keeps what was typed, and can be sent later`, async ({
    page,
    context,
    storedRows,
    allowConsole,
  }) => {
    // The page may still load a picture when the connection is lost.
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await holdRequests(page, scripts);
    const email = newEmail();
    await page.goto(contactForm.page, { waitUntil: 'commit' });
    if (scripts !== SCRIPTS) await waitForHydration(page);
    await fillIn(page, contactForm, email);
    await context.setOffline(true);
    await submitOf(page, contactForm).click();
    // The browser shows the message outside of the page, as long as the button has it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(submitOf(page, contactForm)).toHaveJSProperty('validationMessage', offline);
    await expect(fieldOf(page, contactForm, 'email')).toHaveValue(email);
    await expect(page).toHaveURL(contactForm.page);
    await context.setOffline(false);
    await submitOf(page, contactForm).click();
    await expect(notice(page)).toBeVisible();
    expect(await storedRows(contactForm, email)).toHaveLength(1);
  });
}

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowConsole }) => allowConsole(MISSING_SCRIPTS));

  test('a form pressed twice is stored once', async ({ page, storedRows }) => {
    const email = newEmail();
    await page.goto(contactForm.page);
    await fillIn(page, contactForm, email);
    await submitOf(page, contactForm).dblclick();
    await expect(notice(page)).toBeVisible();
    expect(await storedRows(contactForm, email)).toHaveLength(1);
  });

  for (const form of [newsletterForm, coachApplication]) {
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
      await expect(page).toHaveTitle(/^Error: /);
      expectNothingTypedIn(page.url());
      const message = contactErrors[2]!;
      await expectValues(page, form, { ...form.values, email: 'nora@client' });
      await expect(fieldOf(page, form, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(page, form, 'email')).toHaveAccessibleDescription(message);
      const summary = page.getByRole('alert');
      await expect(summary).toBeInViewport({ ratio: 0.99 });
      if (form === newsletterForm) {
        const [above, below] = await Promise.all([
          summary.boundingBox(),
          fieldOf(page, form, 'email').boundingBox(),
        ]);
        expect(below!.y - (above!.y + above!.height)).toBeGreaterThanOrEqual(MIN_SUMMARY_GAP_PX);
      }
      await summary.getByRole('link', { name: message }).click();
      await expect(fieldOf(page, form, 'email')).toBeInViewport({ ratio: 1 });
      const corrected = newEmail();
      await fieldOf(page, form, 'email').fill(corrected);
      await submitOf(page, form).click();
      await expectConfirmed(page, form);
    });
  }

  test('a booking shows a notice on its page, and keeps its input', async ({ page }) => {
    await page.goto(bookingForm.page);
    await fillIn(page, bookingForm, newEmail());
    await submitOf(page, bookingForm).click();
    await expect(notice(page)).toContainText(book.noted.text);
    await expect(notice(page)).toBeInViewport({ ratio: 0.99 });
    await expect(fieldOf(page, bookingForm, 'message')).toHaveValue(String(bookingForm.values['message']));
    expectNothingTypedIn(page.url());
  });
});

test.describe('With scripts that load after the post', () => {
  for (const form of IN_PAGE_AND_DIALOG) {
    test(`${form.name}, sent at once, is stored once, and stays confirmed until a reload`, async ({
      page,
      storedRows,
    }) => {
      const resume = await openWithoutCode(page, form.page);
      const email = newEmail();
      await fillIn(page, form, email);
      await submitOf(page, form).click();
      await expectConfirmed(page, form);
      resume();
      await waitForHydration(page);
      await expect(notice(page)).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await expect(notice(page)).toHaveCount(0);
      expect(await storedRows(form, email)).toHaveLength(1);
    });
  }
});

test('A form that the server refused is hydrated with its messages, and then sent by scripts', async ({
  page,
  storedRows,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  allowConsole(MISSING_SCRIPTS);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(contactForm.page, { waitUntil: 'commit' });
  await fillIn(page, contactForm, 'nora@client');
  const typed = { company: `"R&D" <b>'x'</b> 👋🏽`, message: '\n</textarea><script>\n&amp; "more"' };
  for (const [name, value] of Object.entries(typed)) await fieldOf(page, contactForm, name).fill(value);
  await expectCodeFailed(page);
  await page.unroute(SCRIPTS);
  await submitOf(page, contactForm).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectValues(page, contactForm, typed);
  await hydrateForm(formOn(page, contactForm));
  await expect(page).toHaveURL(contactForm.page);
  await expectValues(page, contactForm, { ...contactForm.values, ...typed });
  const email = newEmail();
  await fieldOf(page, contactForm, 'email').fill(email);
  const sent = page.waitForResponse('**/api/contacts');
  await submitOf(page, contactForm).click();
  expect((await sent).status()).toBe(201);
  await expect(notice(page)).toHaveRole('status');
  expect(await storedRows(contactForm, email)).toHaveLength(1);
});

test('A form that the server refused keeps what was typed if its code fails to load', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  allowConsole(MISSING_SCRIPTS);
  allowConsole(/Failed to load|mf-forms/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(contactForm.page);
  await fillIn(page, contactForm, 'nora@client');
  await expectCodeFailed(page);
  await page.unroute(SCRIPTS);
  await page.route('**/mf-forms/**/*.js', (route) => route.abort());
  // The focus of the alert is an interaction, which loads the form's code.
  const reported = page.waitForRequest('**/_errors');
  await submitOf(page, contactForm).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await fieldOf(page, contactForm, 'company').fill('Cedar');
  await reported;
  // If the page reloads, it does so before this request has its response.
  await page.evaluate(() => fetch('/'));
  await expect(page).toHaveURL(contactForm.page);
  await expectValues(page, contactForm, { ...contactForm.values, company: 'Cedar' });
});

test('An interrupted native post that scripts send again is stored once', async ({ page, storedRows }) => {
  const resume = await openWithoutCode(page, contactForm.page);
  await page.route('**/_forms/contact', async (route) => {
    expect((await route.fetch({ maxRedirects: 0 })).status()).toBe(303);
    await route.abort('aborted');
  });
  const email = newEmail();
  await fillIn(page, contactForm, email);
  const interrupted = page.waitForEvent('requestfailed', (request) => request.url().includes('/_forms/'));
  await submitOf(page, contactForm).click();
  await interrupted;
  resume();
  await hydrateForm(formOn(page, contactForm));
  const sent = page.waitForResponse('**/api/contacts');
  await submitOf(page, contactForm).click();
  expect((await sent).status()).toBe(201);
  await expect(notice(page)).toHaveRole('status');
  expect(await storedRows(contactForm, email)).toHaveLength(1);
});

test('After a visit of another page, a form that the server refused has what was typed since, and no errors', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const resume = await openWithoutCode(page, contactForm.page);
  await fillIn(page, contactForm, 'nora@client');
  await submitOf(page, contactForm).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('alert')).toBeFocused();
  resume();
  await hydrateForm(formOn(page, contactForm));
  await fieldOf(page, contactForm, 'email').fill('nora@client.example');
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(fieldOf(page, contactForm, 'email')).toHaveValue('nora@client.example');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error: /);
});
