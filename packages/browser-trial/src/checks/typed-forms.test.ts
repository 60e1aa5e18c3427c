import { MAX_INPUTS } from '../page/form-fields';
import { provideTrialPages, trialPage } from '../testing/trial-pages';
import { runTabChecks } from '../tab-trial';
import type { TrialContext } from './check';
import { rememberForms } from './load-checks';
import { TypedForms } from './typed-forms';
import { typing } from './typing';

const FORM = `<form aria-labelledby=":r1:"><label for=":r1:">Name</label><input id=":r1:" name="name">
  <label>Message <textarea name="message"></textarea></label></form>`;

/** A page with a field that loses what is typed, as its code has it: its markup is that of a field that works. */
const withLossOf = (name: string, form = FORM) =>
  `${form}<script>document.querySelector('[name="${name}"]').oninput = ({ target }) => { target.value = ''; }</script>`;

const FIELDS = '<input name="name"><input name="message">';

const site = provideTrialPages({
  '/first': FORM.replaceAll(':r1:', ':r2:'),
  '/first-fields': FIELDS,
  '/long': '<input>'.repeat(MAX_INPUTS - 1) + FORM,
  '/hidden': `<dialog id="nobody-opens-it">${FORM}</dialog>`,
  '/bad-name': withLossOf('name'),
  '/bad-message': withLossOf('message'),
  '/other-attribute': withLossOf('message', FORM.replace('name="name"', 'name="name" maxlength="90"')),
  '/other-label': withLossOf('message', FORM.replace('Message', 'Question')),
  '/bad-field': withLossOf('message', FIELDS),
});

/** The field with which a page has a problem, if the check finds it after an earlier page. */
async function foundField(url: string, earlier: string): Promise<string | undefined> {
  const forms = new TypedForms([earlier, url]);
  const context = { scope: 'main', forms } as unknown as TrialContext;
  const urls = { candidate: site.origin, live: site.origin };
  const findings = await site.visit(async (browsers) => {
    const settings = { tabs: await browsers.tabsFor([]), urls, context };
    // The order of the pages counts, and not which of them is read first.
    for (const page of [url, earlier])
      await runTabChecks(settings, 'candidate', trialPage(page), [rememberForms]);
    return runTabChecks(settings, 'candidate', trialPage(url), [typing]);
  });
  return /the field (\w+)/.exec(findings[0]?.message ?? '')?.[1];
}

test.concurrent('of a form that an earlier page has, one field is tried', async () => {
  expect(await foundField('/bad-message', '/first')).toBeUndefined();
  expect(await foundField('/bad-name', '/first')).toBe('name');
});

test.concurrent.each([
  ['no earlier page has it', '/bad-message', '/first-fields'],
  ['an attribute is another one', '/other-attribute', '/first'],
  ['a label is another one', '/other-label', '/first'],
  ['the earlier page has too many fields to try all of it', '/bad-message', '/long'],
  ['visitors cannot reach it on the earlier page', '/bad-message', '/hidden'],
])('every field of a form is tried if %s', async (_case, url, earlier) => {
  expect(await foundField(url, earlier)).toBe('message');
});

test.concurrent('every field that is in no form is tried', async () => {
  expect(await foundField('/bad-field', '/first-fields')).toBe('message');
});
