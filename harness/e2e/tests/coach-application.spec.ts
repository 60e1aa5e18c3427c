import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';

const opener = (page: Page) => page.getByRole('button', { name: 'Join Our Coach Network' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Join Our Coach Network' });
const field = (page: Page, label: string) => dialog(page).getByLabel(label);
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Application' });

const answers = {
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
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
  await field(page, 'Email').fill(email);
  return email;
}

/** A click that comes before the page is alive opens nothing. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    if (await dialog(page).isHidden()) await opener(page).click({ timeout: 3000 });
    await expect(dialog(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/services/people-leadership-development/executive-coaching-leadership-development');
  await open(page);
});

test('An application becomes a row, the dialog closes, and the applicant reads that it arrived', async ({
  page,
  database,
}) => {
  const letThrough = await holdRequests(page, '**/api/coach-applications');
  const email = await fillIn(page);
  await submit(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  letThrough();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "Thank you for your interest in joining our coaching network. We'll review your application and get back to you soon.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(opener(page)).toBeFocused();
  if (!database) return;
  const { rows } = await database.query(
    'SELECT name, phone, location, certifications, experience, specialties, background FROM coach_applications WHERE email = $1',
    [email],
  );
  expect(rows).toEqual([
    {
      name: answers['Full Name'],
      phone: answers.Phone,
      location: answers.Location,
      certifications: answers.Certifications,
      experience: 12,
      specialties: answers.Specialties,
      background: answers['Professional Background'],
    },
  ]);
});

test('A failure leaves the dialog open with what was typed, also after a reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|\/api\/coach-applications/);
  await page.route('**/api/coach-applications', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Please try again in a minute.' }),
  );
  const email = await fillIn(page);
  await submit(page).click();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There was an error submitting your application. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.reload();
  await open(page);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Years of Experience')).toHaveValue('12');
});

test('Every field is asked for by the browser, and experience begins at one year', async ({ page }) => {
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
  test(`${button} closes the dialog, and the focus goes back to what opened it`, async ({ page }) => {
    await dialog(page).getByRole('button', { name: button }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}
