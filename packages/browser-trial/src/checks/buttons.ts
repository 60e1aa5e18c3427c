import type { Locator, Page } from 'playwright-core';
import { nameOf } from '../page/controls';
import { nextPaint } from '../page/scroll';
import { goTo, hydrateEverything, inNarrowWindow, succeeds } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';

const MAX_BUTTONS = 10;
const REACTION_TIMEOUT_MS = 2_000;
const PLAIN_BUTTONS =
  'main button:not([type="submit"], [popovertarget], [aria-haspopup], [aria-expanded], [aria-disabled="true"], :disabled)' +
  // Leaves out a button that is chosen already: a press on it changes nothing.
  ':not([aria-selected="true"], [aria-pressed="true"], [aria-current])';

/** A press on a button that opens nothing, and Enter on it, change something that visitors notice, in any window. */
export const buttons: TabCheck = {
  name: 'buttons',
  async run({ tab }) {
    await hydrateEverything(tab);
    const all = await tab.locator(PLAIN_BUTTONS).all();
    const wide = await visible(all);
    const dead = await inNarrowWindow([tab], async () => {
      const narrow = (await visible(all)).filter((button) => !wide.includes(button));
      return deadButtons(tab, narrow);
    });
    return dead.length > 0 ? dead : deadButtons(tab, wide);
  },
};

/** A message for each button on which a press, or else Enter, changes nothing. */
async function deadButtons(tab: Page, all: readonly Locator[]): Promise<string[]> {
  const start = tab.url();
  for (const way of ['a press', 'Enter'] as const) {
    const dead: string[] = [];
    for (const button of all.slice(0, MAX_BUTTONS)) {
      // An earlier press may have removed it.
      if (!(await button.isVisible())) continue;
      const name = await nameOf(button);
      const isChanged = await changesPage(tab, button, way);
      if (!isChanged) dead.push(`${way} on “${name}” changes nothing`);
    }
    if (all.length === 0 || dead.length > 0) return dead;
    // Some buttons work only once, so the next way begins on a fresh page.
    await goTo(tab, start);
    await hydrateEverything(tab);
  }
  return [];
}

/** Reads the address, the title and the focus. A press that changes only these does something nevertheless. */
const stateOf = (tab: Page): Promise<string> =>
  tab.evaluate(() => `${location.href} ${document.title} ${document.activeElement?.textContent}`);

async function changesPage(tab: Page, button: Locator, way: 'a press' | 'Enter'): Promise<boolean> {
  await button.focus();
  // The focus scrolls the page to the button and opens its tooltip. The press has not caused these changes.
  await nextPaint(tab);
  await nextPaint(tab);
  const before = await stateOf(tab);
  await tab.evaluate(() => {
    const page = globalThis as { hasChanged?: boolean };
    page.hasChanged = false;
    const change = () => (page.hasChanged = true);
    for (const type of ['scroll', 'beforeprint'])
      addEventListener(type, change, { capture: true, once: true });
    const isTooltip = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role="tooltip"]');
    new MutationObserver((changes, observer) => {
      if (changes.every(isTooltip)) return;
      change();
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await (way === 'Enter' ? button.press(way) : button.click());
  const change = tab.waitForFunction(() => (globalThis as { hasChanged?: boolean }).hasChanged, undefined, {
    timeout: REACTION_TIMEOUT_MS,
  });
  return (await succeeds(change)) || (await stateOf(tab)) !== before;
}
