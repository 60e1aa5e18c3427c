import type { Page } from 'playwright-core';
import { isNotShown, onlyIn, textsOf, type Texts } from '../conditions/page-texts';
import { hydrateEverything, DEFINE_NAME_HELPER } from '../page/tab';
import type { TabCheck, TabVisit } from './check';

const MAX_PROBLEMS = 3;

/** Buttons that need code. Styles hide them while there is none. */
const NEEDS_CODE = '[data-unhydrated]';
/** What a button without code can do: send its form, or open and close a dialog. */
const WORKING_BUTTONS =
  'button[popovertarget], form button:not([type="button"]), form[method="dialog"] button';

/** A text that is not shown without scripts, or the label of a button that does nothing then. */
interface Problem {
  /** Without digits. */
  text: string;
  isButton: boolean;
  message: string;
}

interface Examined {
  problems: Problem[];
  /** The texts that visitors with scripts see or can unfold. */
  texts: readonly string[];
}

/**
 * Visitors whose browser runs no scripts see the texts that others see or can unfold, except on buttons that need code.
 * Every other button works. A problem that only has other words on the live page does not count.
 */
export const withoutScripts: TabCheck = {
  name: 'without-scripts',
  async run(visit, { isLive, openLive }) {
    const own = await examine(visit);
    if (own.problems.length === 0) return [];
    const live = isLive ? await examine(await openLive()) : undefined;
    const problems = live ? newProblems(own, live) : own.problems;
    return problems.slice(0, MAX_PROBLEMS).map(({ message }) => message);
  },
};

/**
 * The problems that the live page does not have. A text that it has as well works there. A text that it does not have
 * may have replaced one that has the problem there, which the candidate's page then has no more.
 */
function newProblems(own: Examined, live: Examined): Problem[] {
  const isIn = (problems: readonly Problem[], { text, isButton }: Problem) =>
    problems.some((other) => other.text === text && other.isButton === isButton);
  const others = own.problems.filter((problem) => !isIn(live.problems, problem));
  const broken = others.filter(({ text }) => live.texts.includes(text));
  const replacing = others.filter((problem) => !broken.includes(problem));
  const replaced = live.problems.filter(({ text }) => !own.texts.includes(text));
  const exceeding = [true, false].flatMap((kind) => {
    const ofKind = (problems: readonly Problem[]) => problems.filter(({ isButton }) => isButton === kind);
    return ofKind(replacing).length > ofKind(replaced).length ? ofKind(replacing) : [];
  });
  return [...broken, ...exceeding];
}

async function examine({ target, origin, tab }: TabVisit): Promise<Examined> {
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
    const dead = page.locator(`main button:enabled:visible:not(${WORKING_BUTTONS})`);
    const labels = await dead.evaluateAll((buttons) =>
      buttons.map((button) => button.textContent?.trim() ?? ''),
    );
    return {
      problems: [
        ...onlyIn([usual], [here]).map((text) => ({
          text,
          isButton: false,
          message: `${isNotShown(text)} without scripts`,
        })),
        ...labels.map((label) => ({
          text: withoutDigits(label),
          isButton: true,
          message: `the button “${label}” does nothing without scripts`,
        })),
      ],
      texts: usual.shown,
    };
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
