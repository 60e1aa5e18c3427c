import type { CDPSession, Locator } from 'playwright-core';
import { reveal } from '../page/fill';
import { expectResponse, hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';
import { INPUTS } from './typing';

const MAX_INPUTS = 5;
/** A visitor notices a key that takes longer. */
const MAX_KEY_MS = 50;
/** Texts on which careless patterns take very long, other scripts, and markup. */
const ODD_TEXTS = ['a', '0', ' ', '-', '.', 'a ', '(']
  .map((part) => `${part.repeat(28)}!`)
  .concat(['مرحبا بالعالم 🙂', `<b>"&amp;'\\%s`, 'x'.repeat(2_000)]);

/** A key after a long or odd text in a field takes little time of the processor. */
export const oddTexts: TabCheck = {
  name: 'odd-texts',
  pages: 'samples',
  async run({ tab }, { scope }) {
    await hydrateEverything(tab);
    const session = await tab.context().newCDPSession(tab);
    await session.send('Performance.enable');
    const problems: string[] = [];
    for (const input of await visible(tab.locator(`${scope} ${INPUTS}:not([type="number"])`), MAX_INPUTS)) {
      if (!(await reveal(tab, input))) continue;
      const slow = await firstSlowText(session, input);
      const name = await input.getAttribute('name');
      if (slow) problems.push(`a key in the field ${name} takes more than ${MAX_KEY_MS} ms after “${slow}”`);
    }
    await session.detach();
    return problems;
  },
};

/** The first text after which two keys are slow: one may be so by chance, for example when memory is freed. */
async function firstSlowText(session: CDPSession, input: Locator): Promise<string | undefined> {
  for (const text of ODD_TEXTS) {
    await input.fill(text);
    await input.press('End');
    if ((await keyMs(session, input)) > MAX_KEY_MS && (await keyMs(session, input)) > MAX_KEY_MS)
      return text.slice(0, 30);
  }
  await input.fill('');
  return undefined;
}

/** How long the processor works for a key. A busy machine changes the elapsed time, but not this one. */
async function keyMs(session: CDPSession, input: Locator): Promise<number> {
  const before = await workedMs(session);
  await input.press('!');
  await expectResponse(input.page());
  return (await workedMs(session)) - before;
}

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1_000;
}
