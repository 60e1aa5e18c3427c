import type { Locator, Page } from 'playwright-core';

/** What the page shows at the moment, to notice that a press changed something. */
export const shownText = (tab: Page): Promise<string> =>
  tab.evaluate(
    () =>
      `${location.href} ${document.title} ${document.body.innerText} ${document.activeElement?.outerHTML.slice(0, 80)}`,
  );

/** What is open: dialogs, menus, details, whatever says that it is expanded or pressed. */
const openParts = () =>
  [
    ...document.querySelectorAll(
      'dialog[open], :popover-open, details[open], [aria-expanded="true"], [aria-pressed="true"]',
    ),
  ]
    .map((element) => `${element.tagName}#${element.id}`)
    .join();

/** A description of everything that is open; empty where nothing is. */
export const openState = (tab: Page): Promise<string> => tab.evaluate(openParts);

/** Waits until something else is open than before. Resolves with whether that happened, in time. */
export async function opensSomething(tab: Page, before: string, timeout: number): Promise<boolean> {
  const changed = await tab
    .waitForFunction(`(${openParts})() !== ${JSON.stringify(before)}`, undefined, { timeout })
    .catch(() => null);
  return changed !== null;
}

/** Waits until the same is open as before. Resolves with whether that happened, in time. */
export async function closesAgain(tab: Page, before: string, timeout: number): Promise<boolean> {
  const closed = await tab
    .waitForFunction(`(${openParts})() === ${JSON.stringify(before)}`, undefined, { timeout })
    .catch(() => null);
  return closed !== null;
}

/** How visitors know a control. */
export const nameOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 60),
  );
