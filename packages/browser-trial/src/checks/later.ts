import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { browserOf } from '../conditions/conditions';
import { OPEN_OVERLAY } from '../page/controls';
import { inputsOf } from '../page/form-fields';
import { becomesTrue, hydrateEverything } from '../page/tab';
import { Tabs } from '../page/tabs';
import type { TabCheck } from './check';

/** Fields of all types take this. */
const TYPED = '12';
/** Code may handle what is typed after a pause, on the page's clock. */
const PAUSE_MS = 2_000;
/** For how long the visitor does nothing, on the page's clock. */
const ABSENCE_MS = 15 * 60_000;
const SAMPLE_INTERVAL_MS = 300;
const SETTLE_TIMEOUT_MS = 3_000;

/**
 * A page waits for its visitor: a quarter of an hour after the last key, it is where it was, and its fields have what
 * was typed. Timers of the page fire at once.
 */
export const later: TabCheck = {
  name: 'later',
  async run({ tab, origin, target }, { scope }) {
    const browser = tab.context().browser();
    if (!browser) throw new Error('the browser has ended');
    // Playwright gives one clock to all tabs of a context.
    const context = await browser.newContext(browserOf([]).context);
    try {
      await context.clock.install();
      const { tab: page } = await new Tabs(context).open(origin, target);
      await hydrateEverything(page);
      for (const input of await inputsOf(page, scope).all())
        if (await input.isVisible()) await input.fill(TYPED);
      const before = await stateAfter(page, PAUSE_MS);
      const after = await stateAfter(page, ABSENCE_MS);
      return Object.keys(before)
        .filter((part) => after[part] !== before[part])
        .map((part) => `${part} changes while nobody touches the page for a quarter of an hour`);
    } finally {
      await context.close();
    }
  },
};

/** What a visitor finds on a page again, once it stays the same after its clock has gone on. */
async function stateAfter(page: Page, ms: number): Promise<Record<string, string>> {
  await page.clock.fastForward(ms);
  let state = await stateOf(page);
  await becomesTrue(async () => {
    await delay(SAMPLE_INTERVAL_MS);
    const last = state;
    state = await stateOf(page);
    return isDeepStrictEqual(state, last);
  }, SETTLE_TIMEOUT_MS);
  return state;
}

const stateOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((overlays) => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const scrolled = [...document.querySelectorAll('main *')].filter(
      ({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0,
    );
    const { activeElement } = document;
    return {
      'its address': location.href,
      'its title': document.title,
      'its heading': document.querySelector('main h1')?.textContent ?? '',
      'its focus': `${activeElement?.tagName} ${activeElement?.id}`,
      'its place': String(Math.round(window.scrollY)),
      'the place of a part that scrolls': scrolled
        .map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`)
        .join(),
      'what is open': [...document.querySelectorAll(overlays)]
        .map(({ tagName, id }) => `${tagName} ${id}`)
        .join(),
      'a field': [...fields].map(({ value, checked }) => `${value} ${checked}`).join('\n'),
    };
  }, OPEN_OVERLAY);
