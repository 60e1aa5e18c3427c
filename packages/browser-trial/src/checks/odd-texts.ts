import type { Locator, Page } from 'playwright-core';
import { reveal } from '../page/fill';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';
import { INPUTS } from './typing';

const MAX_INPUTS = 5;
/** A visitor notices a key that takes longer. */
const MAX_KEY_MS = 50;
/** On a busy machine, keys of the live page take longer too. */
const MAX_RATIO = 4;
/** Texts on which careless patterns take very long, other scripts, and markup. */
const ODD_TEXTS = ['a', '0', ' ', '-', '.', 'a ', '(']
  .map((part) => `${part.repeat(28)}!`)
  .concat(['مرحبا بالعالم 🙂', `<b>"&amp;'\\%s`, 'x'.repeat(2_000)]);

/** A key after a long or odd text in a field is handled quickly, compared with the live page. */
export const oddTexts: TabCheck = {
  name: 'odd-texts',
  pages: 'samples',
  isTimed: true,
  async run({ target, tab }, { scope, isLive, openLive }) {
    const own = await slowestKeys(tab, scope);
    const slow = Object.entries(own).filter(([, durationMs]) => durationMs > MAX_KEY_MS);
    if (slow.length === 0) return [];
    const live = isLive(target) ? await slowestKeys((await openLive()).tab, scope) : {};
    return slow
      .filter(([name, durationMs]) => durationMs > MAX_RATIO * Math.max(live[name] ?? 0, MAX_KEY_MS / 2))
      .map(
        ([name]) => `a key in the field ${name} takes more than ${MAX_KEY_MS} ms after a long or odd text`,
      );
  },
};

/** The longest task while texts are typed, by the name of the field. */
async function slowestKeys(tab: Page, scope: string): Promise<Record<string, number>> {
  await hydrateEverything(tab);
  const slowest: Record<string, number> = {};
  for (const input of await visible(tab.locator(`${scope} ${INPUTS}`), MAX_INPUTS)) {
    if (!(await reveal(tab, input))) continue;
    const { name, type } = await input.evaluate(({ name: its, type: kind }: HTMLInputElement) => ({
      name: its,
      type: kind,
    }));
    if (type !== 'number') slowest[name] = await slowestKey(tab, input);
  }
  return slowest;
}

async function slowestKey(tab: Page, input: Locator): Promise<number> {
  await tab.evaluate(() => (globalThis.longestTaskMs = 0));
  for (const text of ODD_TEXTS) {
    await input.fill(text);
    await input.press('End');
    await input.press('!');
  }
  await input.fill('');
  return tab.evaluate(async () => {
    // The observer of long tasks is called after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return globalThis.longestTaskMs;
  });
}
