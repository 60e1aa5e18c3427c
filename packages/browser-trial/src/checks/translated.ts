import { setTimeout as delay } from 'node:timers/promises';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';
import { TEXT, TYPING_PAUSE_MS } from './typing';

const FIELDS = 'main :is(input[type="search"], select):visible';
const MAX_FIELDS = 4;

/**
 * A search and a choice work after the browser has translated the page. Chrome replaces the nodes of texts, and React
 * throws if it removes one that it has made.
 */
export const translated: TabCheck = {
  name: 'translated',
  async run({ tab, observed }) {
    await hydrateEverything(tab);
    const fields = (await tab.locator(FIELDS).all()).slice(0, MAX_FIELDS);
    if (fields.length === 0) return [];
    const { length } = observed.errors;
    await tab.evaluate(translate);
    for (const field of fields) {
      const values = await field.evaluate((element, text) => {
        if (!(element instanceof HTMLSelectElement)) return [text, ''];
        const { options, value } = element;
        return [[...options].findLast((option) => !option.disabled)?.value ?? value, value];
      }, TEXT);
      for (const value of values) {
        await (values[0] === TEXT ? field.fill(value) : field.selectOption(value));
        await delay(TYPING_PAUSE_MS);
        const [error] = observed.errors.slice(length);
        if (error) return [`once a browser has translated it, a search or a choice fails: ${error}`];
      }
    }
    return [];
  },
};

/** Replaces texts as Chrome does. Runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('svg, script, style, select, textarea')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.append(text.data);
    text.replaceWith(outer);
  }
}
