import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { coachApplication as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { dialogOpener, hydrateForm, notice, toast } from '../../forms';
import { holdRequests } from '../../hold-requests';
import { storedRows } from '../../stored-rows';

const { labels } = words;
const dialog = (page: Page) => page.getByRole('dialog', { name: words.dialog.title });
const field = (page: Page, label: string) => dialog(page).getByLabel(label);
const submit = (page: Page) => dialog(page).getByRole('button', { name: labels.submit });

const application = {
  [labels.name]: 'Nora Haddad',
  [labels.phone]: '+971 4 555 0100',
  [labels.location]: 'Dubai, UAE',
  [labels.certifications]: 'ICF PCC',
  [labels.experience]: '12',
  [labels.specialties]: 'Executive presence, team coaching',
  [labels.background]: 'Twelve years of coaching leaders in banks.',
};

async function fillIn(page: Page): Promise<string> {
  const email = `coach-${randomUUID()}@coaches.example`;
  for (const [label, value] of Object.entries(application)) await field(page, label).fill(value);
  await field(page, labels.email).fill(email);
  return email;
}

async function open(page: Page): Promise<void> {
  await dialogOpener(page).click();
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
  await expect(dialog(page).getByRole('button', { name: labels.submitting })).toBeFocused();
  resume();
  await expect(dialog(page)).toHaveCount(0);
  for (const feedback of [toast(page), notice(page)]) {
    await expect(feedback).toContainText(words.texts.sent.title);
    await expect(feedback).toContainText(words.texts.sent.description);
  }
  await expect(notice(page)).toBeFocused();
  const query =
    'SELECT name, phone, location, certifications, experience, specialties, background FROM coach_applications WHERE email = $1';
  expect(await storedRows(database, query, [email])).toEqual([
    {
      name: application[labels.name],
      phone: application[labels.phone],
      location: application[labels.location],
      certifications: application[labels.certifications],
      experience: 12,
      specialties: application[labels.specialties],
      background: application[labels.background],
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
    await expect(feedback).toContainText(words.texts.failed.title);
    await expect(feedback).toContainText(words.texts.failed.description());
  }
  await expect(notice(page)).toContainText('503: Please try again in a minute.');
  await expect(field(page, labels.email)).toHaveValue(email);
  await page.reload();
  await open(page);
  await expect(field(page, labels.email)).toHaveValue(email);
  await expect(field(page, labels.experience)).toHaveValue('12');
});

test('The browser requires every field, and at least one year of experience', async ({ page }) => {
  await submit(page).click();
  await expect(field(page, labels.name)).toBeFocused();
  await expect(dialog(page).locator('input:invalid, textarea:invalid')).toHaveCount(8);
  await fillIn(page);
  await field(page, labels.experience).fill('0');
  await submit(page).click();
  const experience = field(page, labels.experience);
  expect(await experience.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true);
  await field(page, labels.experience).fill('1');
  await field(page, labels.email).fill('nora@');
  const email = field(page, labels.email);
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
});

for (const button of [labels.cancel, 'Close']) {
  test(`${button} closes the dialog and returns the focus to its button`, async ({ page }) => {
    await dialog(page).getByRole('button', { name: button }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialogOpener(page)).toBeFocused();
  });
}
