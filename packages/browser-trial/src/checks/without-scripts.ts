import type { Page } from 'playwright-core';
import { missingTexts, textsOf, type Texts } from '../conditions/page-texts';
import { hydrateEverything, KEEP_NAMES } from '../page/tab';
import type { TabCheck } from './check';

const MAX_PROBLEMS = 3;

/** Visitors whose browser runs no scripts see the texts that others see or can unfold. */
export const withoutScripts: TabCheck = {
  name: 'without-scripts',
  async run({ target, origin, tab }) {
    await hydrateEverything(tab);
    const usual = await allTextsOf(tab);
    const browser = tab.context().browser();
    if (!browser) throw new Error('the browser has ended');
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: tab.viewportSize() });
    try {
      const page = await context.newPage();
      await page.goto(origin + target.url);
      await page.evaluate(KEEP_NAMES);
      const missing = missingTexts([usual], [await allTextsOf(page)]);
      return missing.map((problem) => `${problem} without scripts`).slice(0, MAX_PROBLEMS);
    } finally {
      await context.close();
    }
  },
};

/** The texts of a page, without digits: times and countdowns differ between two visits. */
async function allTextsOf(page: Page): Promise<Texts> {
  const { shown, folded } = await textsOf(page);
  return { shown: [...shown, ...folded].map((text) => text.replaceAll(/\d/g, '0')), folded: [] };
}
