import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { storedRows } from '../stored-rows';

/** Selects what a subscription stores, by email address. */
const ROWS = 'SELECT name, phone FROM newsletter_subscriptions WHERE email = $1';

const newAddress = () => `reader-${randomUUID()}@client.example`;

/** Records every request to the API from now on, as `METHOD /path`. */
function apiRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

const holdSubscriptions = (page: Page) => holdRequests(page, '**/api/newsletter');

const refuseSubscriptions = (page: Page) =>
  page.route('**/api/newsletter', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Something broke.' }),
  );

const abortSubscriptions = (page: Page) => page.route('**/api/newsletter', (route) => route.abort());

test.describe("The footer's form", () => {
  const footer = (page: Page) => page.getByRole('contentinfo');
  const email = (page: Page) => footer(page).getByLabel('Email address');
  const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' });

  /** The form's code is loaded after the first interaction, near the viewport. */
  async function hydrateForm(page: Page): Promise<void> {
    await expect(async () => {
      await page.mouse.move(100, 100);
      await page.mouse.move(200, 200);
      await email(page).scrollIntoViewIfNeeded();
      await expect(subscribe(page)).toBeEnabled({ timeout: 500 });
    }).toPass();
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/partners');
    await hydrateForm(page);
  });

  test('subscribes, confirms it with a toast, clears its field and reloads the list', async ({
    page,
    database,
  }) => {
    const address = newAddress();
    const requests = apiRequests(page);
    const resume = await holdSubscriptions(page);
    await expect(footer(page).getByRole('heading', { name: 'Stay Connected' })).toBeVisible();
    await email(page).fill(address);
    await subscribe(page).click();
    await expect(footer(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    resume();
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
    await expect(
      page.getByText("You've been successfully subscribed to our newsletter.", { exact: true }),
    ).toBeVisible();
    await expect(email(page)).toHaveValue('');
    await expect.poll(() => requests).toEqual(['POST /api/newsletter', 'GET /api/newsletters']);
    expect(await storedRows(database, ROWS, [address])).toEqual([{ name: null, phone: null }]);
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

  test("shows the server's message when it refuses, and keeps its input", async ({ page, allowConsole }) => {
    allowConsole(/500|\/api\/newsletter/);
    await refuseSubscriptions(page);
    const address = newAddress();
    await email(page).fill(address);
    await subscribe(page).click();
    await expect(page.getByText('Subscription Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('500: Something broke.', { exact: true })).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await page.reload();
    await hydrateForm(page);
    await expect(email(page)).toHaveValue(address);
  });

  test('shows an error when there is no response', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|\/api\/newsletter/);
    await abortSubscriptions(page);
    await email(page).fill(newAddress());
    await subscribe(page).click();
    await expect(page.getByText('Subscription Failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText('There was an error subscribing to the newsletter.', { exact: true }),
    ).toBeVisible();
  });
});

test.describe('The newsletter dialog', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Subscribe to Newsletter' });
  const dialog = (page: Page) => page.getByRole('dialog');
  const subscribe = (page: Page) => dialog(page).getByRole('button', { name: 'Subscribe' });

  async function fillIn(page: Page): Promise<string> {
    const address = newAddress();
    await dialog(page).getByLabel('Name').fill('Nora Haddad');
    await dialog(page).getByLabel('Email').fill(address);
    await dialog(page).getByLabel('Phone').fill('+971 4 555 0100');
    return address;
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/insights');
    // A click before hydration has no effect.
    await expect(async () => {
      if (await dialog(page).isHidden()) await opener(page).click({ timeout: 3000 });
      await expect(dialog(page)).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  test('confirms a subscription, and is reset and returns the focus when it closes', async ({
    page,
    database,
  }) => {
    const requests = apiRequests(page);
    const resume = await holdSubscriptions(page);
    const address = await fillIn(page);
    await subscribe(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    resume();
    await expect(page.getByText('Successfully subscribed!', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Thank you for subscribing to our newsletter.', { exact: true }),
    ).toBeVisible();
    await expect(dialog(page).getByText('Thank you for subscribing!', { exact: true })).toBeVisible();
    await expect.poll(() => requests).toEqual(['POST /api/newsletter', 'GET /api/newsletters']);
    await dialog(page).getByText('Close', { exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Name')).toHaveValue('');
    expect(await storedRows(database, ROWS, [address])).toEqual([
      { name: 'Nora Haddad', phone: '+971 4 555 0100' },
    ]);
  });

  test('requires all three fields', async ({ page }) => {
    const requests = apiRequests(page);
    await subscribe(page).click();
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    await expect(dialog(page).locator('input:invalid')).toHaveCount(3);
    await expect(dialog(page).getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(dialog(page).getByLabel('Phone')).toHaveAttribute('type', 'tel');
    expect(requests).toEqual([]);
  });

  test('shows an error when the server refuses, and keeps its input', async ({ page, allowConsole }) => {
    allowConsole(/500|\/api\/newsletter/);
    await refuseSubscriptions(page);
    const address = await fillIn(page);
    await subscribe(page).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to subscribe to newsletter', { exact: true })).toBeVisible();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(address);
  });

  test('asks to try again later when there is no response', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|\/api\/newsletter/);
    await abortSubscriptions(page);
    await fillIn(page);
    await subscribe(page).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible();
  });

  test('discards its input when it closes', async ({ page }) => {
    await fillIn(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('');
  });
});
