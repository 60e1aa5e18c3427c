import type { Locator, Page } from 'playwright-core';
import { finishAnimations } from '../page/animations';
import { axeViolations, RULES_OF_LOOKS } from '../page/axe';
import { nameOf, OPEN_OVERLAY, problemsAfterClosing } from '../page/controls';
import { becomesTrue, goTo, hydrateEverything, inNarrowWindow, NARROW, resize, WIDE } from '../page/tab';
import type { TabCheck } from './check';

const MAX_OPENERS = 8;
/** Of those that only narrow windows show. They are often alike, as the folds of a list. */
const MAX_NARROW_OPENERS = 3;
/** The looks of so many parts of a page are examined, and those of every dialog. */
const MAX_EXAMINED_PARTS = 2;
const REACTION_TIMEOUT_MS = 4_000;
const OPENERS = [
  'button[popovertarget]:not([popovertargetaction="hide"])',
  'button[aria-haspopup]',
  'button[aria-expanded]',
  'summary',
].join();

/**
 * Every control that opens something, also one that only narrow windows show, opens something to read, with a click and
 * with Enter. What it opens looks right in a wide and in a narrow window. It closes again: a dialog with Escape and
 * with Back, which leaves the page as it was, and a part of the page with a click and with Space.
 */
export const openers: TabCheck = {
  name: 'openers',
  async run({ tab }, { scope }) {
    await hydrateEverything(tab);
    const start = tab.url();
    const all = await tab.locator(`${scope} :is(${OPENERS})`).all();
    const wide = await visible(all);
    const problems = await tryAll(tab, wide.slice(0, MAX_OPENERS));
    // The page may be in any state.
    if (problems.length > 0) await goTo(tab, start);
    await inNarrowWindow([tab], async () => {
      const others = await visible(all.filter((opener) => !wide.includes(opener)));
      problems.push(...(await tryAll(tab, others.slice(0, MAX_NARROW_OPENERS))));
    });
    if (problems.length > 0) await goTo(tab, start);
    return problems;
  },
};

/** Tries each control until one does not work. If something looks wrong, it goes on to the next control. */
async function tryAll(tab: Page, all: readonly Locator[]): Promise<string[]> {
  const looks: string[] = [];
  let parts = 0;
  for (const opener of all) {
    const name = await nameOf(opener);
    const isDialog = await opener.evaluate((button) => button.matches('[popovertarget], [aria-haspopup]'));
    if (!isDialog) parts += 1;
    const isExamined = isDialog || parts <= MAX_EXAMINED_PARTS;
    // What it opens may take a while to disappear, so the text without it is read once.
    const closedTexts = await textsOf(tab);
    for (const way of WAYS) {
      const problems = await openAndClose(tab, opener, { ...way, name, isDialog, closedTexts }, async () => {
        if (isExamined && way.press === 'a click') looks.push(...(await problemsOfLooks(tab, opener, name)));
      });
      if (problems.length > 0) return [...looks, ...problems];
    }
  }
  return looks;
}

declare global {
  /** What a control has opened. */
  var openPart: Element | undefined;
}

/** What is wrong with the looks of what a control has opened, in a wide and in a narrow window. */
async function problemsOfLooks(tab: Page, opener: Locator, name: string): Promise<string[]> {
  const size = tab.viewportSize() ?? WIDE;
  const hasPart = await opener.evaluate((control, overlays) => {
    const id = control.getAttribute('popovertarget') ?? control.getAttribute('aria-controls') ?? '';
    const part = document.getElementById(id) ?? control.closest('details');
    globalThis.openPart = part ?? [...document.querySelectorAll(overlays)].at(-1);
    return globalThis.openPart !== undefined;
  }, OPEN_OVERLAY);
  // Nothing separate has opened; `accessibility` examines the page itself.
  if (!hasPart) return [];
  const found = new Set<string>();
  for (const each of [WIDE, NARROW]) {
    await resize(tab, each);
    await finishAnimations(tab);
    for (const violation of await axeViolations(tab, RULES_OF_LOOKS, 'globalThis.openPart'))
      found.add(`in what “${name}” opens, ${violation}`);
  }
  const isTooWide = await tab.evaluate((overlays) => {
    const { openPart = document.body } = globalThis;
    const isClipped = ['hidden', 'clip'].includes(getComputedStyle(openPart).overflowX);
    const { scrollWidth, clientWidth } = openPart;
    if (!openPart.matches(overlays)) return false;
    return clientWidth > window.innerWidth || (!isClipped && scrollWidth > clientWidth);
  }, OPEN_OVERLAY);
  if (isTooWide) found.add(`what “${name}” opens is wider than a window of ${NARROW.width} px`);
  await resize(tab, size);
  return [...found];
}

/** How a control is pressed, and how the dialog that it opens is closed. */
interface Way {
  press: 'a click' | 'Enter';
  close: 'Escape' | 'Back';
}

const WAYS: readonly Way[] = [
  { press: 'a click', close: 'Escape' },
  { press: 'Enter', close: 'Back' },
];

interface Attempt extends Way {
  name: string;
  isDialog: boolean;
  /** What the page shows while nothing is open. */
  closedTexts: readonly string[];
}

/** @param examine called while it is open. */
async function openAndClose(
  tab: Page,
  opener: Locator,
  { press, close, name, isDialog, closedTexts }: Attempt,
  examine: () => Promise<void>,
): Promise<string[]> {
  const before = await openPartsOf(opener);
  const becomes = (isRight: (open: number) => boolean) =>
    becomesTrue(async () => isRight(await openPartsOf(opener)), REACTION_TIMEOUT_MS);
  // A handler may take one of the two keys that press a button.
  const again = press === 'Enter' ? 'Space' : press;
  const pressOpener = (way: string) => (way === 'a click' ? opener.click() : opener.press(way));
  await pressOpener(press);
  if (!(await becomes((open) => open !== before))) return [`${press} on “${name}” opens nothing`];
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
  if (hasOpened) await examine();
  if (!isDialog) await pressOpener(again);
  else if (close === 'Back') await tab.goBack({ waitUntil: 'commit' });
  else await tab.keyboard.press(close);
  if (!(await becomes((open) => open === before)))
    return [
      isDialog
        ? `${close} does not close what “${name}” opens`
        : `${again} on “${name}” does not close it again`,
    ];
  const problems = await problemsAfterClosing(tab, REACTION_TIMEOUT_MS);
  return problems.map((problem) => `${problem} after what “${name}” opens was closed with ${close}`);
}

/**
 * How many of the parts are open that a control opens: its own part, or any overlay if it names none. Other parts
 * that open or close do not count.
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

/** Returns the visible elements. */
export async function visible(all: readonly Locator[]): Promise<Locator[]> {
  const shown = await Promise.all(all.map((element) => element.isVisible()));
  return all.filter((_, index) => shown[index]);
}
