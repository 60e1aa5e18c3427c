import type { CDPSession, Locator } from 'playwright-core';
import { reveal } from '../page/fill';
import { expectResponse } from '../page/responding';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';
import { INPUTS } from './typing';

const MAX_INPUTS = 5;
/** A visitor notices a key that takes longer. */
const MAX_KEY_MS = 50;
/** Texts on which careless patterns take very long. */
export const SLOW_TEXTS = ['a', '0', ' ', '-', '.', 'a ', '('].map((part) => `${part.repeat(28)}!`);
/** With other scripts, markup, and a long text. */
const ODD_TEXTS = [...SLOW_TEXTS, 'مرحبا بالعالم 🙂', `<b>"&amp;'\\%s`, 'x'.repeat(2_000)];

/** A long or odd text in a field takes little time of the processor. */
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
      // One time may be slow by chance, for example because memory is freed.
      if ((await keyMs(session, input)) < MAX_KEY_MS || (await keyMs(session, input)) < MAX_KEY_MS) continue;
      const name = await input.getAttribute('name');
      problems.push(`a long or odd text in the field ${name} takes more than ${MAX_KEY_MS} ms`);
    }
    await session.detach();
    return problems;
  },
};

/** How long the processor works for one text. A busy machine changes the elapsed time, but not this one. */
async function keyMs(session: CDPSession, input: Locator): Promise<number> {
  const before = await workedMs(session);
  for (const text of ODD_TEXTS) await input.fill(text);
  await input.fill('');
  await expectResponse(input.page());
  return ((await workedMs(session)) - before) / ODD_TEXTS.length;
}

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1_000;
}
