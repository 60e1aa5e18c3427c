import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { hydrateForm, notice, toast } from '../../forms';
import { holdRequests } from '../../hold-requests';
import { storedRows } from '../../stored-rows';

const opener = (page: Page) => page.getByRole('button', { name: 'Join Our Coach Network' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Join Our Coach Network' });
const field = (page: Page, label: string) => dialog(page).getByLabel(label);
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Application' });

const application = {
  'Full Name': 'Nora Haddad',
  Phone: '+971 4 555 0100',
  Location: 'Dubai, UAE',
  Certifications: 'ICF PCC',
  'Years of Experience': '12',
  Specialties: 'Executive presence, team coaching',
  'Professional Background': 'Twelve years of coaching leaders in banks.',
};

async function fillIn(page: Page): Promise<string> {
  const email = `coach-${randomUUID()}@coaches.example`;
  for (const [label, value] of Object.entries(application)) await field(page, label).fill(value);
  await field(page, 'Email').fill(email);
  return email;
}

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await hydrateForm(dialog(page).locator('form'));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/services/people-leadership-development/executive-coaching-leadership-development');
  await open(page);
});

test('An application is stored, the dialog closes, and it is confirmed at its button', async ({
  page,
  database,
}) => {
  const resume = await holdRequests(page, '**/api/coach-applications');
  const email = await fillIn(page);
  await submit(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeFocused();
  resume();
  await expect(dialog(page)).toHaveCount(0);
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText('Application Submitted');
    await expect(feedback).toContainText(
      "Thank you for your interest in joining our coaching network. We'll review your application and get back to you soon.",
    );
  }
  await expect(notice(page)).toBeFocused();
  const query =
    'SELECT name, phone, location, certifications, experience, specialties, background FROM coach_applications WHERE email = $1';
  expect(await storedRows(database, query, [email])).toEqual([
    {
      name: application['Full Name'],
      phone: application.Phone,
      location: application.Location,
      certifications: application.Certifications,
      experience: 12,
      specialties: application.Specialties,
      background: application['Professional Background'],
    },
  ]);
});

test('A failure leaves the dialog open and keeps its input, also after a reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|\/api\/coach-applications/);
  await page.route('**/api/coach-applications', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Please try again in a minute.' }),
  );
  const email = await fillIn(page);
  await submit(page).click();
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText('Submission Failed');
    await expect(feedback).toContainText('There was an error submitting your application. Please try again.');
  }
  await expect(notice(page)).toContainText('503: Please try again in a minute.');
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.reload();
  await open(page);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Years of Experience')).toHaveValue('12');
});

test('The browser requires every field, and at least one year of experience', async ({ page }) => {
  await submit(page).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(dialog(page).locator('input:invalid, textarea:invalid')).toHaveCount(8);
  await fillIn(page);
  await field(page, 'Years of Experience').fill('0');
  await submit(page).click();
  const experience = field(page, 'Years of Experience');
  expect(await experience.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true);
  await field(page, 'Years of Experience').fill('1');
  await field(page, 'Email').fill('nora@');
  const email = field(page, 'Email');
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
});

for (const button of ['Cancel', 'Close']) {
  test(`${button} closes the dialog and returns the focus to its button`, async ({ page }) => {
    await dialog(page).getByRole('button', { name: button }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}
