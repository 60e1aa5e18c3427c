import type { Locator, Page } from 'playwright-core';
import { nameOf, OPEN_OVERLAY, problemsAfterClosing } from '../page/controls';
import { becomesTrue, goTo, hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

const MAX_OPENERS = 8;
const REACTION_TIMEOUT_MS = 4_000;
const OPENERS = [
  'button[popovertarget]:not([popovertargetaction="hide"])',
  'button[aria-haspopup]',
  'button[aria-expanded]',
  'summary',
].join();

/**
 * Every control that opens something opens something to read, with a click and with Enter. It closes again: a dialog
 * with Escape and with Back, which leaves the page as it was, and a part of the page with a press.
 */
export const openers: TabCheck = {
  name: 'openers',
  async run({ tab }, { scope }) {
    await hydrateEverything(tab);
    const start = tab.url();
    for (const opener of await visible(tab.locator(`${scope} :is(${OPENERS})`), MAX_OPENERS)) {
      // What it opens may take a while to disappear, so the text without it is read once.
      const closedTexts = await textsOf(tab);
      for (const way of WAYS) {
        const problems = await openAndClose(tab, opener, way, closedTexts);
        if (problems.length === 0) continue;
        await goTo(tab, start);
        return problems;
      }
    }
    return [];
  },
};

/** How a control is pressed, and how the dialog that it opens is closed. */
interface Way {
  press: 'a click' | 'Enter';
  close: 'Escape' | 'Back';
}

const WAYS: readonly Way[] = [
  { press: 'a click', close: 'Escape' },
  { press: 'Enter', close: 'Back' },
];

async function openAndClose(
  tab: Page,
  opener: Locator,
  { press, close }: Way,
  closedTexts: readonly string[],
): Promise<string[]> {
  const name = await nameOf(opener);
  const before = await openPartsOf(opener);
  const becomes = (isRight: (open: number) => boolean) =>
    becomesTrue(async () => isRight(await openPartsOf(opener)), REACTION_TIMEOUT_MS);
  const pressOpener = () => (press === 'Enter' ? opener.press(press) : opener.click());
  await pressOpener();
  if (!(await becomes((open) => open !== before))) return [`${press} on “${name}” opens nothing`];
  const isDialog = await opener.evaluate((button) => button.matches('[popovertarget], [aria-haspopup]'));
  if (isDialog && !(await tab.locator(OPEN_OVERLAY).last().isVisible()))
    return [`“${name}” opens something that is not visible`];
  // A part that was open is closed now.
  const hasOpened = (await openPartsOf(opener)) > before;
  const hasMoreText = async () => {
    const texts = await textsOf(tab);
    return lengthOf(texts) > lengthOf(closedTexts) || texts.some((text) => !closedTexts.includes(text));
  };
  if (hasOpened && !(await becomesTrue(hasMoreText, REACTION_TIMEOUT_MS)))
    return [`“${name}” opens nothing that can be read`];
  if (!isDialog) await pressOpener();
  else if (close === 'Back') await tab.goBack({ waitUntil: 'commit' });
  else await tab.keyboard.press(close);
  if (!(await becomes((open) => open === before)))
    return [
      isDialog
        ? `${close} does not close what “${name}” opens`
        : `${press} on “${name}” does not close it again`,
    ];
  const problems = await problemsAfterClosing(tab, REACTION_TIMEOUT_MS);
  return problems.map((problem) => `${problem} after what “${name}” opens was closed with ${close}`);
}

/**
 * How many of the parts are open that a control opens: its own part, or any overlay if it names none. What else opens or
 * closes says nothing about the control.
 */
const openPartsOf = (opener: Locator): Promise<number> =>
  opener.evaluate((control, overlays) => {
    const target = document.getElementById(control.getAttribute('popovertarget') ?? '');
    if (target) return Number(target.matches(':popover-open, [open]'));
    if (control.ariaExpanded) return Number(control.ariaExpanded === 'true');
    if (control.matches('summary')) return Number(control.parentElement?.matches('[open]'));
    return document.querySelectorAll(overlays).length;
  }, OPEN_OVERLAY);

/** The texts that the page shows, with those of its overlays, line by line. */
const textsOf = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => document.body.innerText.split('\n').filter((line) => line.trim() !== ''));

const lengthOf = (texts: readonly string[]): number => texts.join('').length;

/** Returns the visible elements, `max` of them at most. */
export async function visible(elements: Locator, max: number): Promise<Locator[]> {
  const all = await elements.all();
  const shown = await Promise.all(all.map((element) => element.isVisible()));
  return all.filter((_, index) => shown[index]).slice(0, max);
}
