import { nameOf, shownText } from '../page/controls';
import { hydrateEverything, succeeds } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';

const MAX_BUTTONS = 10;
const REACTION_TIMEOUT_MS = 2_000;
const PLAIN_BUTTONS =
  'main button:not([type="submit"], [popovertarget], [aria-haspopup], [aria-expanded], [aria-disabled="true"], :disabled)' +
  // What is chosen already.
  ':not([aria-selected="true"], [aria-pressed="true"], [aria-current])';

/** A press on a button that opens nothing changes something that visitors notice. */
export const buttons: TabCheck = {
  name: 'buttons',
  async run({ tab }) {
    await hydrateEverything(tab);
    const problems: string[] = [];
    const all = await visible(await tab.locator(PLAIN_BUTTONS).all());
    for (const button of all.slice(0, MAX_BUTTONS)) {
      // An earlier press may have removed it.
      if (!(await button.isVisible())) continue;
      const name = await nameOf(button);
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
      await button.click();
      const timeout = REACTION_TIMEOUT_MS;
      const change = tab.waitForFunction(
        () => (globalThis as { hasChanged?: boolean }).hasChanged,
        undefined,
        {
          timeout,
        },
      );
      if (!(await succeeds(change)) && (await shownText(tab)) === before)
        problems.push(`a press on “${name}” changes nothing`);
    }
    return problems;
  },
};
