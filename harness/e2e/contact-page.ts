import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { hydrateForm, newEmail } from './forms';

export const form = (page: Page) => page.getByRole('form', { name: 'Book Your Consultation' });
export const field = (page: Page, label: string) => form(page).getByLabel(label);
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

export const message = 'We would like to review how our leadership team works together.';

/** Fills in the required fields, with a new email address. */
export async function fillIn(page: Page): Promise<{ email: string }> {
  const email = newEmail();
  await hydrateForm(form(page));
  await field(page, 'First Name').fill('Nora');
  await field(page, 'Last Name').fill('Haddad');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
  return { email };
}

/** Expects what `fillIn` typed. */
export async function expectInput(page: Page, email: string): Promise<void> {
  await expect(field(page, 'First Name')).toHaveValue('Nora');
  await expect(field(page, 'Last Name')).toHaveValue('Haddad');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Message')).toHaveValue(message);
}
