import type { Page } from '@playwright/test';
import { contact, contactPage } from '../remote-copy';
import { expect } from './fixtures';
import { hydrateForm, newEmail } from './forms';

const { labels } = contact;

export const form = (page: Page) => page.getByRole('form', { name: contactPage.enquiry.title });
export const field = (page: Page, label: string) => form(page).getByLabel(label);
export const send = (page: Page) => form(page).getByRole('button', { name: labels.submit });

export const message = 'We would like to review how our leadership team works together.';

/** Fills in the required fields, with a new email address. */
export async function fillIn(page: Page): Promise<{ email: string }> {
  const email = newEmail();
  await hydrateForm(form(page));
  await field(page, labels.firstName).fill('Nora');
  await field(page, labels.lastName).fill('Haddad');
  await field(page, labels.email).fill(email);
  await field(page, labels.message).fill(message);
  return { email };
}

/** Expects what `fillIn` typed. */
export async function expectInput(page: Page, email: string): Promise<void> {
  await expect(field(page, labels.firstName)).toHaveValue('Nora');
  await expect(field(page, labels.lastName)).toHaveValue('Haddad');
  await expect(field(page, labels.email)).toHaveValue(email);
  await expect(field(page, labels.message)).toHaveValue(message);
}
