import type { Locator, Page } from 'playwright-core';
import { nameOf, opens, openState } from '../page/controls';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

const MAX_OPENERS = 8;
const REACTION_TIMEOUT_MS = 4_000;
const OPENERS = [
  'button[popovertarget]:not([popovertargetaction="hide"])',
  'button[aria-haspopup]',
  'button[aria-expanded]',
  'summary',
].join();
const OPEN_DIALOG = ':is(dialog, nav):is([open], :popover-open)';

/**
 * Every control that opens something opens it, and it closes again: a dialog with Escape, a part of the page with a
 * press.
 */
export const openers: TabCheck = {
  name: 'openers',
  async run({ tab }, { scope }) {
    await hydrateEverything(tab);
    const problems: string[] = [];
    for (const opener of await visible(tab.locator(`${scope} :is(${OPENERS})`), MAX_OPENERS)) {
      problems.push(...(await openAndClose(tab, opener)));
      if (problems.length > 0) break;
    }
    return problems;
  },
};

async function openAndClose(tab: Page, opener: Locator): Promise<string[]> {
  const name = await nameOf(opener);
  const before = await openState(tab);
  await opener.click();
  if (!(await opens(tab, before, REACTION_TIMEOUT_MS))) return [`“${name}” opens nothing`];
  const dialog = tab.locator(OPEN_DIALOG).last();
  const isDialog = await opener.evaluate((button) => button.matches('[popovertarget], [aria-haspopup]'));
  if (isDialog && !(await dialog.isVisible())) return [`“${name}” opens something that is not visible`];
  if (isDialog) await tab.keyboard.press('Escape');
  else await opener.click();
  if (await opens(tab, before, REACTION_TIMEOUT_MS, true)) return [];
  return [isDialog ? `Escape does not close what “${name}” opens` : `“${name}” does not close what it opens`];
}

/** Returns the visible elements, `max` of them at most. */
export async function visible(elements: Locator, max: number): Promise<Locator[]> {
  const all = await elements.all();
  const shown = await Promise.all(all.map((element) => element.isVisible()));
  return all.filter((_, index) => shown[index]).slice(0, max);
}
