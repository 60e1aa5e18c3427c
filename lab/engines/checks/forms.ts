import { contactErrors, contactForm, newEmail, siteForms, type SiteForm } from '@site/harness/e2e/forms';
import { choose, focusIsVisible, type Target } from '../in-page';
import type { Visitor } from '../visitor';
import type { Check, CheckedSite } from './check';

/** The confirmation of a form: its notice, or the text that the newsletter dialog shows instead. */
const confirmation: Target = { css: '[data-form-notice=sent], dialog [role=status]' };

/** The notice of the booking form, which stores nothing. */
const bookingNotice: Target = { css: '[data-form-notice=noted]' };

/** The CSS selector of the form with an email field; other forms with the same action may lack one. */
const selectorOf = ({ name }: SiteForm) => `form[action="/_forms/${name}"]:has([name=email])`;

const submitOf = (form: SiteForm): Target => ({ css: `${selectorOf(form)} button`, name: form.submit });

/** Opens a form's page, fills it in and sends it. Resolves with the email address. */
async function send(visitor: Visitor, form: SiteForm): Promise<string> {
  const email = newEmail();
  if (form.opener) await visitor.click({ css: 'main button', name: form.opener });
  for (const [name, value] of Object.entries({ ...form.values, email })) {
    const css = `${selectorOf(form)} [name=${name}]`;
    if (name === 'serviceType') await visitor.evaluate(choose, css, value);
    // Typing a line break would press Enter.
    else await visitor.fill({ css }, value.replaceAll('\n', ' '));
  }
  await visitor.click(submitOf(form));
  return email;
}

async function expectStoredOnce(
  { database }: CheckedSite,
  { table }: SiteForm,
  email: string,
): Promise<void> {
  const { rows } = await database.query(`SELECT 1 FROM ${table} WHERE email = $1`, [email]);
  if (rows.length !== 1) throw new Error(`${rows.length} rows of ${table} instead of one`);
}

/** A form that is stored is confirmed, and is one row; any other shows its notice. */
const sent = (form: SiteForm, runsScripts: boolean): Check => ({
  name: [
    `the form ${form.name} ${form.table ? 'is stored once, and confirmed' : 'shows its notice'}`,
    ...(runsScripts ? [] : ['where no script runs']),
  ].join(', '),
  async run(visitor, site) {
    const reader = runsScripts ? visitor : visitor.at(site.urlWithoutScripts);
    await (runsScripts ? reader.visit(form.page) : reader.open(form.page));
    const email = await send(reader, form);
    if (!form.table) return reader.sees(bookingNotice);
    if (!runsScripts) await reader.arrivesAt(/[?&]sent=/);
    await reader.sees(confirmation);
    return expectStoredOnce(site, form, email);
  },
});

export const formChecks: readonly Check[] = [
  {
    name: 'the contact form shows its errors, and the focused field is visible',
    async run(visitor) {
      await visitor.visit(contactForm.page);
      await visitor.click(submitOf(contactForm));
      for (const message of contactErrors)
        await visitor.sees({ css: `${selectorOf(contactForm)} *`, name: message });
      await visitor.waitFor('the focused element and its label are visible', focusIsVisible);
    },
  },
  ...siteForms.map((form) => sent(form, true)),
  ...siteForms.map((form) => sent(form, false)),
];
