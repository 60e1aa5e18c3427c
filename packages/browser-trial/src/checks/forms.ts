import type { Locator } from 'playwright-core';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { shownText } from '../page/controls';
import { fillIn, reveal, type Entered } from '../page/fill';
import { goTo, hydrateEverything } from '../page/tab';
import type { TabCheck, TabVisit } from './check';

const OUTCOME_TIMEOUT_MS = 6_000;
const SUBMIT = 'button[type="submit"], button:not([type]), input[type="submit"]';

/** Every form can be filled in and sent: what it sends is accepted, holds what was entered, and the visitor sees it. */
export const forms: TabCheck = {
  name: 'forms',
  pages: 'samples',
  async run(visit, { scope }) {
    const { tab, origin, target } = visit;
    await hydrateEverything(tab);
    const problems: string[] = [];
    const all = tab.locator(`${scope} form`);
    const count = await all.count();
    for (let index = 0; index < count && problems.length === 0; index += 1) {
      await goTo(tab, origin + target.url);
      await hydrateEverything(tab);
      const form = all.nth(index);
      problems.push(...(await tryForm(visit, form)));
    }
    return problems;
  },
};

async function tryForm(visit: TabVisit, form: Locator): Promise<string[]> {
  const action = (await form.getAttribute('action')) ?? '';
  const name = action || (await form.getAttribute('aria-label')) || 'a form without action';
  if (!(await reveal(visit.tab, form))) return [`the form ${name} cannot be reached`];
  const submit = form.locator(SUBMIT).first();
  if (!(await submit.isVisible())) return [`the form ${name} has no button to send it`];
  const entered = await fillIn(form);
  const native = await nativePost(visit, form, action);
  const before = await shownText(visit.tab);
  const sent = visit.observed.submissions.length;
  const logged = visit.observed.console.length;
  await submit.click();
  const post = FORM_POSTS[action.replace('/_forms/', '') as keyof typeof FORM_POSTS];
  const isStored = post?.endpoint !== undefined;
  const happened = await waitFor(
    async () =>
      isStored ? visit.observed.submissions.length > sent : (await shownText(visit.tab)) !== before,
    OUTCOME_TIMEOUT_MS,
  );
  if (!happened) return [`the form ${name} does nothing when it is sent`];
  // A form that stores nothing may note on the console what it would send.
  if (post && !isStored) visit.observed.console.splice(logged);
  if (!isStored) return native;
  const seen = await waitFor(async () => (await shownText(visit.tab)) !== before, OUTCOME_TIMEOUT_MS);
  return [
    ...native,
    ...problemsOfSubmission(name, visit.observed.submissions[sent], entered),
    ...(seen ? [] : [`the form ${name} does not say that it was sent`]),
  ];
}

function problemsOfSubmission(
  name: string,
  submission: TabVisit['observed']['submissions'][number] | undefined,
  entered: Entered,
): string[] {
  if (!submission) return [];
  const { payload, status } = submission;
  const lost = Object.entries(entered).filter(([field, value]) => String(payload[field] ?? '') !== value);
  return [
    ...(status < 300 ? [] : [`what the form ${name} sends is answered with ${status}`]),
    ...lost.map(([field]) => `the form ${name} does not send what is entered as ${field}`),
  ];
}

/** Posts the form as a browser without scripts would. */
async function nativePost({ tab, origin }: TabVisit, form: Locator, action: string): Promise<string[]> {
  if (!action.startsWith('/_forms/')) return [];
  const body = await form.evaluate((element) =>
    new URLSearchParams(
      [...new FormData(element as HTMLFormElement)].map(([field, value]) => [field, String(value)]),
    ).toString(),
  );
  const response = await fetch(origin + action, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(tab.url()).origin },
    body,
  });
  return response.status < 400
    ? []
    : [`the form ${action}, posted without scripts, is answered with ${response.status}`];
}

async function waitFor(condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (await condition().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
