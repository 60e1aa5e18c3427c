import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';

const newAddress = () => `reader-${randomUUID()}@client.example`;

/** The addresses of every request to the API from now on. */
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

const loseSubscriptions = (page: Page) => page.route('**/api/newsletter', (route) => route.abort());

test.describe("The footer's form", () => {
  const footer = (page: Page) => page.getByRole('contentinfo');
  const email = (page: Page) => footer(page).getByLabel('Email address');
  const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' });

  /** A form waits for the visitor's first move, and to be about to be seen, before it comes alive. */
  async function wake(page: Page): Promise<void> {
    await expect(async () => {
      await page.mouse.move(100, 100);
      await page.mouse.move(200, 200);
      await email(page).scrollIntoViewIfNeeded();
      await expect(subscribe(page)).toBeEnabled({ timeout: 500 });
    }).toPass();
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/partners');
    await wake(page);
  });

  test('subscribes, says so, clears its field and has the list read anew', async ({ page, database }) => {
    const address = newAddress();
    const requests = apiRequests(page);
    const letThrough = await holdSubscriptions(page);
    await expect(footer(page).getByRole('heading', { name: 'Stay Connected' })).toBeVisible();
    await email(page).fill(address);
    await subscribe(page).click();
    await expect(footer(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    letThrough();
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
    await expect(
      page.getByText("You've been successfully subscribed to our newsletter.", { exact: true }),
    ).toBeVisible();
    await expect(email(page)).toHaveValue('');
    await expect.poll(() => requests).toEqual(['POST /api/newsletter', 'GET /api/newsletters']);
    if (!database) return;
    const { rows } = await database.query(
      'SELECT name, phone FROM newsletter_subscriptions WHERE email = $1',
      [address],
    );
    expect(rows).toEqual([{ name: null, phone: null }]);
  });

  test('asks the browser for an address, and sends nothing without one', async ({ page }) => {
    const requests = apiRequests(page);
    await subscribe(page).click();
    await expect(email(page)).toBeFocused();
    expect(await email(page).evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await email(page).fill('nora@');
    await subscribe(page).click();
    expect(await email(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    expect(requests).toEqual([]);
  });

  test("shows the server's own words where it refused, and keeps the field", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/500|\/api\/newsletter/);
    await refuseSubscriptions(page);
    const address = newAddress();
    await email(page).fill(address);
    await subscribe(page).click();
    await expect(page.getByText('Subscription Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('500: Something broke.', { exact: true })).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await page.reload();
    await wake(page);
    await expect(email(page)).toHaveValue(address);
  });

  test('says that there was an error where there was no answer', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|\/api\/newsletter/);
    await loseSubscriptions(page);
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
    // A click that comes before the page is alive opens nothing.
    await expect(async () => {
      if (await dialog(page).isHidden()) await opener(page).click({ timeout: 3000 });
      await expect(dialog(page)).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  test('thanks for a subscription, starts over when closed, and gives the focus back', async ({
    page,
    database,
  }) => {
    const requests = apiRequests(page);
    const letThrough = await holdSubscriptions(page);
    const address = await fillIn(page);
    await subscribe(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    letThrough();
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
    if (!database) return;
    const { rows } = await database.query(
      'SELECT name, phone FROM newsletter_subscriptions WHERE email = $1',
      [address],
    );
    expect(rows).toEqual([{ name: 'Nora Haddad', phone: '+971 4 555 0100' }]);
  });

  test('leaves it to the browser to ask for all three fields', async ({ page }) => {
    const requests = apiRequests(page);
    await subscribe(page).click();
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    await expect(dialog(page).locator('input:invalid')).toHaveCount(3);
    await expect(dialog(page).getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(dialog(page).getByLabel('Phone')).toHaveAttribute('type', 'tel');
    expect(requests).toEqual([]);
  });

  test('says that subscribing failed where the server refused, and keeps the form', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/500|\/api\/newsletter/);
    await refuseSubscriptions(page);
    const address = await fillIn(page);
    await subscribe(page).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to subscribe to newsletter', { exact: true })).toBeVisible();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(address);
  });

  test('asks to try again later where there was no answer', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|\/api\/newsletter/);
    await loseSubscriptions(page);
    await fillIn(page);
    await subscribe(page).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible();
  });

  test('forgets what was typed when it is closed', async ({ page }) => {
    await fillIn(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('');
  });
});
