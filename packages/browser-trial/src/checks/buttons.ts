import type { Locator, Page } from 'playwright-core';
import { nameOf, shownText } from '../page/controls';
import { goTo, hydrateEverything, succeeds } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';

const MAX_BUTTONS = 10;
const REACTION_TIMEOUT_MS = 2_000;
const PLAIN_BUTTONS =
  'main button:not([type="submit"], [popovertarget], [aria-haspopup], [aria-expanded], [aria-disabled="true"], :disabled)' +
  // What is chosen already.
  ':not([aria-selected="true"], [aria-pressed="true"], [aria-current])';

/** A press on a button that opens nothing, and Enter on it, change something that visitors notice. */
export const buttons: TabCheck = {
  name: 'buttons',
  async run({ tab }) {
    const start = tab.url();
    for (const way of ['a press', 'Enter'] as const) {
      await hydrateEverything(tab);
      const all = await visible(await tab.locator(PLAIN_BUTTONS).all());
      const dead: string[] = [];
      for (const button of all.slice(0, MAX_BUTTONS)) {
        // An earlier press may have removed it.
        if (!(await button.isVisible())) continue;
        const name = await nameOf(button);
        const isChanged = await changesPage(tab, button, way);
        if (!isChanged) dead.push(`${way} on “${name}” changes nothing`);
      }
      if (all.length === 0 || dead.length > 0) return dead;
      // Some buttons work once.
      await goTo(tab, start);
    }
    return [];
  },
};

async function changesPage(tab: Page, button: Locator, way: 'a press' | 'Enter'): Promise<boolean> {
  await button.focus();
  const before = await shownText(tab);
  await tab.evaluate(() => {
    const page = globalThis as { hasChanged?: boolean };
    page.hasChanged = false;
    const change = () => (page.hasChanged = true);
    for (const type of ['scroll', 'beforeprint'])
      addEventListener(type, change, { capture: true, once: true });
    new MutationObserver((_changes, observer) => {
      change();
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await (way === 'Enter' ? button.press(way) : button.click());
  const change = tab.waitForFunction(() => (globalThis as { hasChanged?: boolean }).hasChanged, undefined, {
    timeout: REACTION_TIMEOUT_MS,
  });
  return (await succeeds(change)) || (await shownText(tab)) !== before;
}
