import type { Locator, Page } from 'playwright-core';
import { nameOf } from '../page/controls';
import { nextPaint } from '../page/scroll';
import { becomesTrue, goTo, hydrateEverything, inNarrowWindow } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';

const MAX_BUTTONS = 10;
/** A window that a press opens may take seconds on a busy machine. */
const REACTION_TIMEOUT_MS = 8_000;
const PLAIN_BUTTONS =
  'main button:not([type="submit"], [popovertarget], [aria-haspopup], [aria-expanded], [aria-disabled="true"], :disabled)' +
  // Leaves out a button that is chosen already: a press on it changes nothing.
  ':not([aria-selected="true"], [aria-pressed="true"], [aria-current])';

/** A press changes which buttons the selector finds, so each of them has a number. */
const NUMBER = 'data-trial-button';

/**
 * A press on a button that opens nothing in the page, and Enter on it, change something that visitors notice, in any
 * window.
 */
export const buttons: TabCheck = {
  name: 'buttons',
  async run({ tab }) {
    await hydrateEverything(tab);
    const count = await numberButtons(tab);
    const all = Array.from({ length: count }, (_, number) => tab.locator(`[${NUMBER}="${number}"]`));
    const wide = await visible(all);
    const dead = await inNarrowWindow([tab], async () => {
      const narrow = (await visible(all)).filter((button) => !wide.includes(button));
      return deadButtons(tab, narrow);
    });
    return dead.length > 0 ? dead : deadButtons(tab, wide);
  },
};

/** Numbers the buttons of a page on which nothing was pressed yet. Resolves with how many there are. */
const numberButtons = (tab: Page): Promise<number> =>
  tab.locator(PLAIN_BUTTONS).evaluateAll((all, attribute) => {
    for (const [number, button] of all.entries()) button.setAttribute(attribute, String(number));
    return all.length;
  }, NUMBER);

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
    await numberButtons(tab);
  }
  return [];
}

/** Reads the address, the title and the focus. A press that changes only these does something nevertheless. */
const stateOf = (tab: Page): Promise<string> =>
  tab.evaluate(() => `${location.href} ${document.title} ${document.activeElement?.textContent}`);

/** Also resolves with true if a press opens a window, starts a download or asks for a file. */
async function changesPage(tab: Page, button: Locator, way: 'a press' | 'Enter'): Promise<boolean> {
  await button.focus();
  // The focus scrolls the page to the button and opens its tooltip. The press has not caused these changes.
  await nextPaint(tab);
  await nextPaint(tab);
  const before = await stateOf(tab);
  await noteChanges(tab);
  const outside = observeOutside(tab);
  const hasReacted = async () =>
    (await tab.evaluate(() => (globalThis as { hasChanged?: boolean }).hasChanged ?? false)) ||
    (await stateOf(tab)) !== before ||
    outside.hasReacted();
  try {
    await (way === 'Enter' ? button.press(way) : button.click());
    return await becomesTrue(hasReacted, REACTION_TIMEOUT_MS);
  } finally {
    await outside.stop();
  }
}

/** Notes what a press causes outside the page. Closes the windows that it opens. */
function observeOutside(tab: Page) {
  const popups: Page[] = [];
  let others = 0;
  const addPopup = (popup: Page) => void popups.push(popup);
  const addOther = () => void (others += 1);
  tab.on('popup', addPopup).on('download', addOther).on('filechooser', addOther);
  return {
    hasReacted: () => popups.length + others > 0,
    async stop(): Promise<void> {
      tab.off('popup', addPopup).off('download', addOther).off('filechooser', addOther);
      await Promise.all(popups.map((popup) => popup.close()));
    },
  };
}

/** Notes from now on whether something changes in the page. */
const noteChanges = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
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
