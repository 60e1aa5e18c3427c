import type { Locator, Page } from 'playwright-core';
import { FORMS_PATH } from '@site/contracts/form-outcome';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { shownText } from '../page/controls';
import { fillIn, reveal, type Entered } from '../page/fill';
import { becomesTrue, goTo, hydrateEverything } from '../page/tab';
import type { TabCheck, TabVisit, TrialContext } from './check';

const OUTCOME_TIMEOUT_MS = 6_000;
/** The trial leaves honeypots empty, as visitors do. */
const HONEYPOTS = ':is(input, textarea):is([tabindex="-1"], [aria-hidden="true"] *):not([type="hidden"])';
/** Code requires a field with `aria-required`, for which browsers have no `:invalid`. */
const FOCUSED_INVALID = ':focus:is(:invalid, [aria-required="true"][aria-invalid="true"])';
/** An attribute of the message about a submission. */
const NOTICE = ' data-form-notice=';
const SUBMIT = 'button[type="submit"], button:not([type]), input[type="submit"]';

/**
 * Sends every form twice: empty, and filled in. A form with required fields must not be sent while they are empty. The
 * backend must accept the filled-in form once, with every value, and the page must show the outcome, also without
 * scripts if it does so live.
 */
export const forms: TabCheck = {
  name: 'forms',
  async run(visit, context) {
    const { tab, origin, target } = visit;
    const { scope } = context;
    await hydrateEverything(tab);
    const problems: string[] = [];
    const all = tab.locator(`${scope} form`);
    const count = await all.count();
    for (let index = 0; index < count && problems.length === 0; index += 1) {
      await goTo(tab, origin + target.url);
      await hydrateEverything(tab);
      const form = all.nth(index);
      problems.push(...(await tryForm(visit, form, context)));
    }
    return problems;
  },
};

/** A honeypot must be hidden or outside the window, and must turn autofill off. Runs in the page. */
const problemsOfHoneypots = (honeypots: Element[]): string[] =>
  (honeypots as HTMLInputElement[]).flatMap((honeypot) => [
    ...(honeypot.checkVisibility() && honeypot.getBoundingClientRect().right > 0
      ? [`a field that visitors see and only bots may fill in: ${honeypot.name}`]
      : []),
    ...(honeypot.autocomplete === 'off'
      ? []
      : [`a field that browsers fill in and only bots may: ${honeypot.name}`]),
  ]);

async function tryForm(visit: TabVisit, form: Locator, context: TrialContext): Promise<string[]> {
  const action = (await form.getAttribute('action')) ?? '';
  const name = action || (await form.getAttribute('aria-label')) || 'a form without action';
  if (!(await reveal(visit.tab, form))) return [`a visitor cannot reach the form ${name}`];
  const submit = form.locator(SUBMIT).first();
  if (!(await submit.isVisible())) return [`the form ${name} has no visible button that sends it`];
  if (!(await keepsEmpty(form, submit))) return [`the form ${name} can be sent without what it requires`];
  const honeypots = await form.locator(HONEYPOTS).evaluateAll(problemsOfHoneypots);
  if (honeypots.length > 0) return honeypots.map((problem) => `the form ${name} has ${problem}`);
  const unfilled = await shownText(visit.tab);
  const textsBefore = await textsOf(visit.tab);
  const entered = await fillIn(form);
  const native = await nativePost(visit, form, action, context);
  await submit.focus();
  textsBefore.push(...(await textsOf(visit.tab)));
  // A filter changes the page while the trial fills the filter in, so the text before that counts.
  const before = action.startsWith(FORMS_PATH) ? await shownText(visit.tab) : unfilled;
  const sent = visit.observed.submissions.length;
  const logged = visit.observed.console.length;
  // The empty form was sent by a click.
  await submit.press('Enter');
  const post = FORM_POSTS[action.replace(FORMS_PATH, '') as keyof typeof FORM_POSTS];
  const isStored = post?.endpoint !== undefined;
  const isChanged = async () => (await shownText(visit.tab)) !== before;
  const isReceived = async () => visit.observed.submissions.length > sent;
  const happened = await becomesTrue(isStored ? isReceived : isChanged, OUTCOME_TIMEOUT_MS);
  if (!happened) return [`nothing happens when a visitor sends the form ${name}`];
  // A form that stores nothing may log what it would send. Its errors and warnings count.
  if (post && !isStored) {
    const since = visit.observed.console.splice(logged);
    visit.observed.console.push(...since.filter((line) => !/^(log|info): /.test(line)));
  }
  if (!isStored) return native;
  // An error that goes away, or a button that says 'Sending', confirms nothing.
  const hasNewText = async () => (await textsOf(visit.tab)).some((text) => !textsBefore.includes(text));
  const seen = await becomesTrue(hasNewText, OUTCOME_TIMEOUT_MS);
  return [
    ...native,
    ...problemsOfSubmission(name, visit.observed.submissions[sent], entered),
    ...(seen ? [] : [`the page does not show that the form ${name} was sent`]),
    ...(visit.observed.submissions.length > sent + 1 ? [`the form ${name} is sent more than once`] : []),
  ];
}

/** The lines of text that the page shows, without the words of its buttons. */
const textsOf = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const words = new Set([...document.querySelectorAll('button')].map((button) => button.innerText.trim()));
    return document.body.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !words.has(line));
  });

/** Whether a form with required fields moves the focus to one of them, marked as invalid, when it is sent empty. */
async function keepsEmpty(form: Locator, submit: Locator): Promise<boolean> {
  if (!(await form.locator(':is(:required, [aria-required="true"]):visible').count())) return true;
  await submit.click();
  return becomesTrue(
    () => form.evaluate((element, invalid) => element.querySelector(invalid) !== null, FOCUSED_INVALID),
    OUTCOME_TIMEOUT_MS,
  );
}

function problemsOfSubmission(
  name: string,
  submission: TabVisit['observed']['submissions'][number] | undefined,
  entered: Entered,
): string[] {
  if (!submission) return [];
  const { payload, status } = submission;
  const lost = Object.entries(entered).filter(([field, value]) => !isSent(payload[field], value));
  return [
    ...(status < 300 ? [] : [`the backend responds to the form ${name} with ${status}`]),
    ...lost.map(([field]) => `the form ${name} does not send the value of the field ${field}`),
  ];
}

/** Whether a form sends what was entered. It may send a consent as `true`, and a phone number without its spaces. */
function isSent(sent: unknown, { type, value }: Entered[string]): boolean {
  if (type === 'checkbox' && sent === true) return true;
  const comparable = (text: string) => (type === 'tel' ? text.replaceAll(/\D/g, '') : text);
  return comparable(String(sent ?? '')) === comparable(value);
}

/** Posts the form as a browser without scripts would, which follows the redirect to the confirmation. */
async function nativePost(
  { origin }: TabVisit,
  form: Locator,
  action: string,
  { isLive, openLive }: TrialContext,
): Promise<string[]> {
  if (!action.startsWith(FORMS_PATH)) return [];
  const body = await form.evaluate((element) =>
    new URLSearchParams(
      [...new FormData(element as HTMLFormElement)].map(([field, value]) => [field, String(value)]),
    ).toString(),
  );
  const post = async (site: string) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site };
    const response = await fetch(site + action, { method: 'POST', headers, body });
    return { status: response.status, isConfirmed: (await response.text()).includes(NOTICE) };
  };
  const { status, isConfirmed } = await post(origin);
  if (status >= 400)
    return [`the shell responds to the form ${action}, posted without scripts, with ${status}`];
  return !isConfirmed && isLive && (await post((await openLive()).origin)).isConfirmed
    ? [`the page does not show that the form ${action} was sent, posted without scripts`]
    : [];
}
