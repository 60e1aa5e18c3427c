import type { Page } from 'playwright-core';
import { missingTexts, textsOf, type Texts } from '../conditions/page-texts';
import { hydrateEverything, DEFINE_NAME_HELPER } from '../page/tab';
import type { TabCheck, TabVisit } from './check';

const MAX_PROBLEMS = 3;

/** Buttons that need code. Styles hide them while there is none. */
const NEEDS_CODE = '[data-unhydrated]';
/** What a button without code can do: send its form, or open and close a dialog. */
const WORKING_BUTTONS =
  'button[popovertarget], form button:not([type="button"]), form[method="dialog"] button';

/**
 * Visitors whose browser runs no scripts see the texts that others see or can unfold, except on buttons that need code.
 * Every other button works. If the live page has at least as many problems, only their words have changed.
 */
export const withoutScripts: TabCheck = {
  name: 'without-scripts',
  async run(visit, { isLive, openLive }) {
    const problems = await problemsOf(visit);
    if (problems.length === 0 || !isLive) return problems.slice(0, MAX_PROBLEMS);
    const live = await problemsOf(await openLive());
    if (problems.length <= live.length) return [];
    return problems.filter((problem) => !live.includes(problem)).slice(0, MAX_PROBLEMS);
  },
};

async function problemsOf({ target, origin, tab }: TabVisit): Promise<string[]> {
  await hydrateEverything(tab);
  const usual = await allTextsOf(tab);
  const browser = tab.context().browser();
  if (!browser) throw new Error('the browser has ended');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: tab.viewportSize() });
  try {
    const page = await context.newPage();
    await page.goto(origin + target.url);
    await page.evaluate(DEFINE_NAME_HELPER);
    const here = await allTextsOf(page);
    here.folded.push(...(await page.locator(`main ${NEEDS_CODE}`).allInnerTexts()).map(withoutDigits));
    const missing = missingTexts([usual], [here]).map((problem) => `${problem} without scripts`);
    const dead = page.locator(`main button:enabled:visible:not(${WORKING_BUTTONS})`);
    const labels = await dead.evaluateAll((buttons) => buttons.map((button) => button.textContent?.trim()));
    return [...missing, ...labels.map((label) => `the button “${label}” does nothing without scripts`)];
  } finally {
    await context.close();
  }
}

/** Times and countdowns differ between two visits. */
const withoutDigits = (text: string) => text.replaceAll(/\d/g, '0');

/** The texts of a page, without digits. */
async function allTextsOf(page: Page): Promise<Texts> {
  const { shown, folded } = await textsOf(page);
  return { shown: [...shown, ...folded].map(withoutDigits), folded: [] };
}
