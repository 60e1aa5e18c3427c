import { coachApplication as application, contact, newsletter } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import {
  coachApplication,
  contactForm,
  fieldOf,
  fillIn,
  formOn,
  hydrateForm,
  newEmail,
  newsletterForm,
  notice,
  submitOf,
  toast,
} from '../../forms';

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

// The confirmation of the fourth form is in its dialog: see `NewsletterDialog.test.tsx`.
for (const [form, { sent }] of [
  [contactForm, contact.texts],
  [newsletterForm, newsletter.footerTexts],
  [coachApplication, application.texts],
] as const) {
  test(`${form.name}, sent by scripts, is stored, and confirmed by a toast and a lasting notice`, async ({
    page,
    storedRows,
  }) => {
    const email = newEmail();
    await page.goto(form.page);
    await fillIn(page, form, email);
    await hydrateForm(formOn(page, form));
    await submitOf(page, form).click();
    for (const feedback of [toast(page), notice(page)]) {
      await expect(feedback).toContainText(sent.title);
      await expect(feedback).toContainText(sent.description);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toBeInViewport();
    const typed = { email, ...form.values };
    for (const name of Object.keys(typed)) await expect(fieldOf(page, form, name)).toHaveValue('');
    const columns = Object.keys(typed).map(columnOf).join(', ');
    const [row, ...others] = await storedRows(form, email, columns);
    expect(Object.values(row as object).map(String)).toEqual(Object.values(typed));
    expect(others).toEqual([]);
  });
}
