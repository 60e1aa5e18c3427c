import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { hydrateForm, notice, toast } from '../../forms';

const form = (page: Page) => page.getByRole('form', { name: 'Session request' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const coachingFields = ['Number of Sessions', 'Rate in USD', 'Preferred Coach', 'Session Mode'];

async function fillIn(page: Page, service: string): Promise<void> {
  await hydrateForm(form(page));
  await field(page, 'Select Service Type').selectOption(service);
  await field(page, 'Full Name').fill('Nora Haddad');
  await field(page, 'Email Address').fill('nora@client.example');
  await field(page, 'Phone Number').fill('+971 4 555 0100');
}

test.beforeEach(({ page }) => page.goto('/book'));

test('The booking page has a heading, a title and a canonical address', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Book a Session' })).toBeVisible();
  await expect(page).toHaveTitle(/Book a Session/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/book$/);
  await expect(form(page).locator('label', { hasText: 'Select Service Type *' })).toBeVisible();
});

for (const service of ['training', 'consultation', 'inquiry']) {
  test(`A request for ${service} requires a message and shows no coaching fields`, async ({ page }) => {
    await fillIn(page, service);
    for (const label of coachingFields) await expect(field(page, label)).toBeHidden();
    await expect(field(page, 'Message')).toHaveAttribute('rows', '4');
    await form(page).getByRole('button', { name: 'Submit Request' }).click();
    await expect(field(page, 'Message')).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('A request for executive coaching shows the coaching fields and requires a session mode', async ({
  page,
}) => {
  await fillIn(page, 'executive-coaching');
  for (const label of coachingFields) await expect(field(page, label)).toBeVisible();
  await expect(field(page, 'Message')).toHaveCount(0);
  await expect(field(page, 'Additional Requirements')).toHaveAttribute('placeholder', /coaching goals/);
  await field(page, 'Additional Requirements').fill('A new board in spring.');

  await field(page, 'Number of Sessions').fill('21');
  await field(page, 'Rate in USD').fill('-1');
  await form(page).getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(form(page).locator('input:invalid, select:invalid')).toHaveCount(3);
  await expect(field(page, 'Number of Sessions')).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
});

test('A request is logged to the console, is not sent, and keeps its input', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Booking request/);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('Booking request'));
  await fillIn(page, 'executive-coaching');
  await field(page, 'Session Mode').selectOption('hybrid');
  await field(page, 'Number of Sessions').fill('6');
  await field(page, 'Additional Requirements').fill('A new board in spring.');
  await form(page).getByRole('button', { name: 'Proceed to Payment' }).click();
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({
    serviceType: 'executive-coaching',
    sessionMode: 'hybrid',
    name: 'Nora Haddad',
    email: 'nora@client.example',
    phone: '+971 4 555 0100',
    company: '',
    message: 'A new board in spring.',
    sessions: '6',
    rate: '',
    preferredCoach: '',
  });
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText('Request noted');
    await expect(feedback).toContainText(
      'Online booking is not open yet, so nothing was sent. Please use our contact page and we will arrange your session.',
    );
  }
  await expect(notice(page)).toBeFocused();
  await expect(page).toHaveURL(/\/book$/);
  await expect(field(page, 'Full Name')).toHaveValue('Nora Haddad');
  expect(posts).toEqual([]);

  await page.reload();
  await hydrateForm(form(page));
  await expect(field(page, 'Session Mode')).toHaveValue('hybrid');
  await expect(field(page, 'Additional Requirements')).toHaveValue('A new board in spring.');
});

test('Before its first field the page states that booking is not open, and links to the contact page', async ({
  page,
}) => {
  const statement = page.getByRole('main').getByText('Online booking is not open yet', { exact: true });
  const [stated, asked] = await Promise.all([
    statement.boundingBox(),
    field(page, 'Select Service Type').boundingBox(),
  ]);
  expect(stated!.y).toBeLessThan(asked!.y);
  await expect(page.getByRole('main').getByRole('link', { name: 'contact page' }).first()).toBeVisible();
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowConsole }) => allowConsole(/\.js|csp/));

  test('the fields of coaching follow the service', async ({ page }) => {
    for (const label of coachingFields) await expect(field(page, label)).toBeHidden();
    await field(page, 'Select Service Type').selectOption('executive-coaching');
    for (const label of coachingFields) await expect(field(page, label)).toBeVisible();
  });
});

for (const name of ['Back to Home', 'Cancel']) {
  test(`${name} leads to the home page`, async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Book a Session');
  });
}
