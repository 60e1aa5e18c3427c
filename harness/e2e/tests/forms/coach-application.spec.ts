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
