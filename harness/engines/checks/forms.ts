import { newEmail, storedForms, type SiteForm } from '../../e2e/forms';
import { focusIsVisible, type Target } from '../in-page';
import type { Visitor } from '../visitor';
import type { Check, CheckedSite } from './check';

/** What tells the visitor what became of a form: a notice at it, or what the newsletter's dialog says in its place. */
const confirmation: Target = { css: '[data-form-notice=sent], dialog [role=status]' };

/** The CSS selector of a form; the one that is sent has a field for the address, which others of its name may lack. */
const selectorOf = ({ name }: SiteForm) =>
  `form:is([action="/_forms/${name}"], [action^="/_forms/${name}#"]):has([name=email])`;

const submitOf = (form: SiteForm): Target => ({ css: `${selectorOf(form)} button`, name: form.submit });

/** Opens a form's page, fills it in and sends it. Resolves with the email address. */
async function send(visitor: Visitor, form: SiteForm): Promise<string> {
  const email = newEmail();
  if (form.opener) await visitor.click({ css: 'main button', name: form.opener });
  for (const [name, value] of Object.entries({ ...form.values, email })) {
    // A line break would be the key Enter.
    await visitor.fill({ css: `${selectorOf(form)} [name=${name}]` }, value.replaceAll('\n', ' '));
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

const sent = (form: SiteForm): Check => ({
  name: `the form ${form.name} is stored once, and confirmed`,
  async run(visitor, site) {
    await visitor.visit(form.page);
    const email = await send(visitor, form);
    await visitor.sees(confirmation);
    await expectStoredOnce(site, form, email);
  },
});

const sentWithoutScripts = (form: SiteForm): Check => ({
  name: `the form ${form.name} is stored once, and confirmed, where no script runs`,
  async run(visitor, site) {
    const reader = visitor.at(site.urlWithoutScripts);
    await reader.open(form.page);
    const email = await send(reader, form);
    await reader.arrivesAt(/[?&]sent=/);
    await reader.sees(confirmation);
    await expectStoredOnce(site, form, email);
  },
});

const [contact] = storedForms as [SiteForm];

const ERRORS = [
  'First name is required',
  'Last name is required',
  'Please enter a valid email address',
  'Please provide a message with at least 10 characters',
];

export const formChecks: readonly Check[] = [
  {
    name: 'the contact form shows what is wrong, and what has the focus is in sight',
    async run(visitor) {
      await visitor.visit(contact.page);
      await visitor.click(submitOf(contact));
      for (const message of ERRORS) await visitor.sees({ css: `${selectorOf(contact)} *`, name: message });
      await visitor.waitFor('the focused element and its label are in sight', focusIsVisible);
    },
  },
  ...storedForms.map(sent),
  ...storedForms.map(sentWithoutScripts),
];
