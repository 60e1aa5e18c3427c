import type { Locator, Page } from 'playwright-core';
import { isScrollingLocked } from './scroll';
import { becomesTrue } from './tab';

/** Describes what the page shows now, so that a check can see whether a press changed something. */
export const shownText = (tab: Page): Promise<string> =>
  tab.evaluate(
    () =>
      `${location.href} ${document.title} ${document.body.innerText} ${document.activeElement?.outerHTML.slice(0, 80)}`,
  );

/** Dialogs and menus that are open. Toasts and tooltips are missing, because they open and close by themselves. */
export const OPEN_OVERLAY = 'dialog[open], :popover-open:not([popover="manual"])';

/** What is wrong with a page after something that was open above it has closed. */
export async function problemsAfterClosing(tab: Page, timeoutMs: number): Promise<string[]> {
  const hasFocus = () => tab.evaluate(() => document.activeElement !== document.body);
  const problemsNow = async () => [
    ...((await isScrollingLocked(tab)) ? ['the page cannot be scrolled any more'] : []),
    ...((await hasFocus()) ? [] : ['the focus is lost']),
  ];
  let problems: string[] = [];
  await becomesTrue(async () => {
    problems = await problemsNow();
    return problems.length === 0;
  }, timeoutMs);
  return problems;
}

/** The label of a control, as findings name it. */
export const nameOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 60),
  );
