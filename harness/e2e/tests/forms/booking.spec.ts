import type { Page } from '@playwright/test';
import { book } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { hydrateForm, notice } from '../../forms';
import { waitForHydration } from '../../routes';

const { coaching } = book.form;
const form = (page: Page) => page.getByRole('form', { name: book.form.label });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const coachingFields = [coaching.sessions, coaching.rate, coaching.preferredCoach, coaching.sessionMode];

test.beforeEach(({ page }) => page.goto('/book'));

test('A request is logged to the console, and is not sent', async ({ page, allowConsole }) => {
  allowConsole(/Booking request/);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('Booking request'));
  await hydrateForm(form(page));
  await field(page, book.form.serviceType).selectOption('executive-coaching');
  await field(page, book.form.name).fill('Nora Haddad');
  await field(page, book.form.email).fill('nora@client.example');
  await field(page, book.form.phone).fill('+971 4 555 0100');
  await field(page, coaching.sessionMode).selectOption('hybrid');
  await field(page, coaching.sessions).fill('6');
  await field(page, coaching.message).fill('A new board in spring.');
  await form(page).getByRole('button', { name: coaching.submit }).click();
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ sessionMode: 'hybrid', sessions: '6' });
  await expect(notice(page)).toContainText(book.noted.text);
  expect(posts).toEqual([]);
});

test('A service that is chosen without pointer, key or focus changes the fields and the button', async ({
  page,
}) => {
  await waitForHydration(page);
  await field(page, book.form.serviceType).evaluate((select: HTMLSelectElement) => {
    select.value = 'executive-coaching';
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await expect(form(page).getByRole('button', { name: coaching.submit })).toBeVisible();
  await expect(field(page, coaching.sessionMode)).toHaveAttribute('required', '');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields of coaching follow the service', async ({ page }) => {
    for (const label of coachingFields) await expect(field(page, label)).toBeHidden();
    await field(page, book.form.serviceType).selectOption('executive-coaching');
    for (const label of coachingFields) await expect(field(page, label)).toBeVisible();
  });
});
