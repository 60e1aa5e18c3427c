import type { Page } from '@playwright/test';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { contact } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import {
  contactForm,
  expectValues,
  fieldOf,
  fillIn as fillInForm,
  formOn,
  hydrateForm,
  newEmail,
  notice,
  submitOf,
  toast,
} from '../../forms';

const { texts } = contact;

const form = (page: Page) => formOn(page, contactForm);
const field = (page: Page, name: string) => fieldOf(page, contactForm, name);
const send = (page: Page) => submitOf(page, contactForm);

/** Fills in the required fields once the form is hydrated. */
async function fillIn(page: Page): Promise<string> {
  const email = newEmail();
  await hydrateForm(form(page));
  await fillInForm(page, contactForm, email);
  return email;
}

/** Expects what `fillIn` typed. */
const expectInput = (page: Page, email: string) =>
  expectValues(page, contactForm, { ...contactForm.values, email });

test.beforeEach(({ page }) => page.goto(contactForm.page));

test('Without a connection a toast asks to try again, and the second attempt succeeds', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|\/api\/contacts/);
  const email = await fillIn(page);
  // Only a form that is not hydrated makes the browser show its own message.
  await page.evaluate(() => {
    const record = () => document.documentElement.setAttribute('data-said', '');
    addEventListener('invalid', record, { capture: true });
  });
  await context.setOffline(true);
  await send(page).click();
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText(texts.failed.title);
    await expect(feedback).toContainText(texts.failed.description());
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-said');
  await expectInput(page, email);
  await context.setOffline(false);
  await send(page).click();
  await expect(notice(page).getByText(texts.sent.title)).toBeVisible();
});

test('Where the code for sending cannot be loaded, the browser posts the form', async ({
  page,
  storedRows,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to load resource/);
  let aborted = 0;
  await page.route('**/_remotes/mf-forms/**/*.js', async (route) => {
    const code = await page.request.get(route.request().url());
    const sends = (await code.text()).includes(FORM_POSTS.contact.endpoint);
    if (sends) aborted += 1;
    await (sends ? route.abort() : route.continue());
  });
  const email = await fillIn(page);
  await send(page).click();
  await expect(notice(page)).toContainText(texts.sent.title);
  expect(aborted).toBeGreaterThan(0);
  // The page that responds to the post may still be fetching code, and without a database the test ends below.
  await page.unrouteAll({ behavior: 'wait' });
  expect(await storedRows(contactForm, email)).toHaveLength(1);
});

test('An enquiry whose response was lost is stored once, although it is sent again after a reload', async ({
  page,
  storedRows,
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
  const email = await fillIn(page);
  await send(page).click();
  await expect(notice(page).getByText(texts.failed.title)).toBeVisible();
  await page.reload();
  await hydrateForm(form(page));
  await expectInput(page, email);
  await send(page).click();
  await expect(notice(page).getByText(texts.sent.title)).toBeVisible();
  expect(await storedRows(contactForm, email)).toHaveLength(1);
});

test('After a native post its draft is deleted, and a later draft is kept', async ({ page }) => {
  await fillIn(page);
  // A page of the site leads to the confirmation, as the redirect after a post does.
  await page.evaluate(() => location.assign('/contact?sent=contact-form#contact-form'));
  await expect(notice(page)).toContainText(texts.sent.title);
  await hydrateForm(form(page));
  await expect(field(page, 'message')).toHaveValue('');
  await field(page, 'message').fill('Another message, for later.');
  await page.reload();
  await hydrateForm(form(page));
  await expect(field(page, 'message')).toHaveValue('Another message, for later.');
});
