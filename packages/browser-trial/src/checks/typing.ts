import { setTimeout as delay } from 'node:timers/promises';
import { reveal } from '../page/fill';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

const MAX_INPUTS = 5;
/** Code may handle input only after the visitor pauses. */
const TYPING_PAUSE_MS = 400;
const KEY_DELAY_MS = 25;
export const INPUTS =
  ':is(input:is(:not([type]), [type="text"], [type="search"], [type="email"], [type="tel"], [type="number"]), textarea):not([tabindex="-1"], [aria-hidden="true"] *)';
const TYPED: Readonly<Record<string, string>> = { number: '12', email: 'a@b.example', tel: '04 555' };
const TEXT = 'Plan “A”';

/** Types into each field. The field must still contain the text after a pause. */
export const typing: TabCheck = {
  name: 'typing',
  pages: 'samples',
  async run({ tab }, { scope }) {
    await hydrateEverything(tab);
    const problems: string[] = [];
    for (const input of (await tab.locator(`${scope} ${INPUTS}`).all()).slice(0, MAX_INPUTS)) {
      if (!(await reveal(tab, input))) continue;
      const { type, name } = await input.evaluate((element: HTMLInputElement) => ({
        type: element.type,
        name: element.name,
      }));
      const text = TYPED[type] ?? TEXT;
      await input.click();
      await input.pressSequentially(text, { delay: KEY_DELAY_MS });
      await delay(TYPING_PAUSE_MS);
      const value = await input.inputValue();
      if (value !== text) problems.push(`the field ${name} contains “${value}” after “${text}” was typed`);
    }
    return problems;
  },
};
