import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { formAction, type FormName } from '@site/contracts/form-outcome';
import { contactInquirySchema } from '@site/contracts/submissions';
import {
  book,
  coachApplication as coachWords,
  contact,
  executiveCoaching,
  insights,
  newsletter,
} from '../remote-copy';
import { areHydrated } from './routes';
import { coaching } from './service-pages';

/** A form of the site, by the name under which browsers post it. */
export interface SiteForm {
  name: FormName;
  /** Id of its `<form>` element. */
  id: string;
  /** A page that shows it. */
  page: string;
  /** Name of the button that opens its dialog. */
  opener?: string;
  submit: string;
  /** The values that a visitor types, by field, without the email address. */
  values: Readonly<Record<string, string>>;
  /** The backend's table; absent for a form that is not stored. */
  table?: string;
}

export const contactForm: SiteForm = {
  name: 'contact',
  id: 'contact-form',
  page: '/contact',
  submit: contact.labels.submit,
  values: {
    firstName: 'Nora',
    lastName: 'Haddad',
    message: 'Our finance team needs a sparring partner\nfor the coming year.',
  },
  table: 'contact_inquiries',
};

export const newsletterForm: SiteForm = {
  name: 'newsletter',
  id: 'newsletter',
  page: '/partners',
  submit: newsletter.buttons.submit,
  values: {},
  table: 'newsletter_subscriptions',
};

export const newsletterDialog: SiteForm = {
  name: 'newsletter-dialog',
  id: 'newsletter-dialog',
  page: '/insights',
  opener: insights.newsletter.button,
  submit: newsletter.buttons.submit,
  values: { name: 'Nora Haddad', phone: '+971 4 555 0100' },
  table: 'newsletter_subscriptions',
};

export const coachApplication: SiteForm = {
  name: 'coach-application',
  id: 'coach-application',
  page: coaching,
  opener: executiveCoaching.network.join,
  submit: coachWords.labels.submit,
  values: {
    name: 'Nora Haddad',
    phone: '+971 4 555 0100',
    location: 'Dubai, UAE',
    certifications: 'ICF PCC',
    experience: '12',
    specialties: 'Executive presence, team coaching',
    background: 'Twelve years of coaching leaders in banks.',
  },
  table: 'coach_applications',
};

export const bookingForm: SiteForm = {
  name: 'booking',
  id: 'booking',
  page: '/book',
  submit: book.form.anyService.submit,
  values: {
    serviceType: 'consultation',
    name: 'Nora Haddad',
    phone: '+971 4 555 0100',
    message: 'A session for our board, in spring.',
  },
};

/** The forms whose submissions are stored. */
export const storedForms: readonly SiteForm[] = [
  contactForm,
  newsletterForm,
  newsletterDialog,
  coachApplication,
];

export const siteForms: readonly SiteForm[] = [...storedForms, bookingForm];

/** The messages about a contact form without any input. */
export const contactErrors = contactInquirySchema
  .safeParse({ firstName: '', lastName: '', email: '', message: '' })
  .error!.issues.map(({ message }) => message);

export const newEmail = (): string => `visitor-${randomUUID()}@client.example`;

/** The `<form>` element of a form, on its page. */
export const formOn = (page: Page, { name }: SiteForm): Locator =>
  page.locator(`form[action="${formAction(name)}"]`);

export const fieldOf = (page: Page, form: SiteForm, name: string): Locator =>
  formOn(page, form).locator(`[name=${name}]`);

/** The notice with the outcome of a form. */
export const notice = (page: Page): Locator => page.locator('[data-form-notice]').filter({ visible: true });

/** The button of a page that opens the dialog of a form. */
export const dialogOpener = (page: Page): Locator =>
  page.getByRole('main').locator('button[popovertarget]:not([popovertargetaction])');

/** Opens the dialog that a form is in. */
export async function openDialog(page: Page, { opener }: SiteForm): Promise<void> {
  if (opener) await dialogOpener(page).click();
}

/** Fills in a form as its visitor would, in its dialog if it has one. */
export async function fillIn(page: Page, form: SiteForm, email: string): Promise<void> {
  await openDialog(page, form);
  for (const [name, value] of Object.entries({ ...form.values, email })) {
    const field = fieldOf(page, form, name);
    if (name === 'serviceType') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Expects these values in the fields of a form. */
export async function expectValues(
  page: Page,
  form: SiteForm,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(fieldOf(page, form, name)).toHaveValue(value);
}

export const submitOf = (page: Page, form: SiteForm): Locator =>
  formOn(page, form).getByRole('button', { name: form.submit });

/** Focuses a form, and waits until it is hydrated: before that, the browser posts it natively. */
export async function hydrateForm(form: Locator): Promise<void> {
  await form.locator(':is(input, select):visible').first().focus();
  await expect.poll(() => areHydrated(form), { intervals: [50] }).toBe(true);
}

/** The toast that is shown. */
export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
