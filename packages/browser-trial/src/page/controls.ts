import type { Locator, Page } from 'playwright-core';

/** What the page shows at the moment, to notice that a press changed something. */
export const shownText = (tab: Page): Promise<string> =>
  tab.evaluate(
    () =>
      `${location.href} ${document.title} ${document.body.innerText} ${document.activeElement?.outerHTML.slice(0, 80)}`,
  );

/** But for toasts and tooltips, which come and go by themselves. */
const OPEN =
  ':is(dialog, nav):is([open], :popover-open), details[open], [aria-expanded="true"], [aria-pressed="true"]';

/** A description of everything that is open: dialogs, menus, whatever says that it is expanded or pressed. */
export const openState = (tab: Page): Promise<string> =>
  tab.evaluate(
    (open) => [...document.querySelectorAll(open)].map(({ tagName, id }) => `${tagName}#${id}`).join(),
    OPEN,
  );

/** Waits until something else is open than before, or, `again`, the same. Resolves with whether that happened in time. */
export async function opens(tab: Page, before: string, timeout: number, again = false): Promise<boolean> {
  const changed = await tab
    .waitForFunction(
      (expected) => {
        const open = [...document.querySelectorAll(expected.selector)];
        const state = open.map(({ tagName, id }) => `${tagName}#${id}`).join();
        return (state === expected.before) === expected.again;
      },
      { selector: OPEN, before, again },
      { timeout },
    )
    .catch(() => null);
  return changed !== null;
}

/** How visitors know a control. */
export const nameOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 60),
  );
