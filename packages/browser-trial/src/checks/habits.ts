import type { Page } from 'playwright-core';
import { OPEN_OVERLAY } from '../page/controls';
import { inputsOf } from '../page/form-fields';
import { expectResponse } from '../page/responding';
import { placeOf } from '../page/scroll';
import { becomesTrue, goTo, headingOf, hydrateEverything, NARROW, succeeds, WIDE } from '../page/tab';
import { withMedia } from '../page/with-media';
import type { TabCheck, TabVisit } from './check';
import { shows } from './client-navigation';

const REACTION_TIMEOUT_MS = 8_000;
/** A visitor who comes back still sees the link that was pressed. */
const SAME_PART_PX = 300;
const MAX_TEXTS = 300;
/** None of these may lead anywhere: letters are also dictated, and typed by accident. */
const KEYS = ['j', 'n', 's', '?', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The page allows everything that visitors do with any page: keys, copying, printing, links, Back. */
export const habits: TabCheck = {
  name: 'habits',
  async run(visit) {
    const { tab, origin, target } = visit;
    await goTo(tab, origin + target.url);
    await hydrateEverything(tab);
    // Skips a page that opens a dialog: the dialog takes the focus and the print, and visitors close it first.
    if (await tab.locator('dialog:modal').count()) return [];
    const before = await stateOf(tab);
    await pressKeys(tab);
    // Meanwhile the page comes to which a key leads.
    const unprinted = await printed(tab);
    if ((await stateOf(tab)) !== before)
      return [...unprinted, 'a letter, an arrow or Escape leads to another page, or opens something'];
    return [
      ...unprinted,
      ...(await resizedAndLeft(tab)),
      ...(await preventedEvents(tab)),
      ...(await fixedTexts(tab)),
      ...(await followedLink(visit)),
    ];
  },
};

/** Where the page is, and how many menus and dialogs are open. */
async function stateOf(tab: Page): Promise<string> {
  const address = await tab.evaluate(() => location.pathname + location.search);
  return [address, await headingOf(tab), await tab.locator(OPEN_OVERLAY).count()].join('\n');
}

/** Presses keys in a field that is sent (one that filters a list changes the address), and then outside of fields. */
async function pressKeys(tab: Page): Promise<void> {
  const press = async (keys: readonly string[]) => {
    for (const key of keys) await tab.keyboard.press(key);
  };
  const [field] = await inputsOf(tab, 'main form[method="post"]').filter({ visible: true }).all();
  await field?.focus();
  // Escape closes what the field suggests.
  if (field) await press([...KEYS, 'Escape']);
  await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press(['Escape', ...KEYS]);
}

/** No handler prevents what browsers do for every visitor: keys, selecting, copying, menus, scrolling, pasting. */
const preventedEvents = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const options = { bubbles: true, cancelable: true };
    const press =
      (key: string, ctrlKey = false) =>
      () =>
        new KeyboardEvent('keydown', { key, ctrlKey, ...options });
    const inFields = {
      'the key Backspace': press('Backspace'),
      'the key A': press('a'),
      'the key Enter': press('Enter'),
      pasting: () => new ClipboardEvent('paste', options),
    };
    const onTexts = {
      'the key Space': press(' '),
      'the key End': press('End'),
      'the key Home': press('Home'),
      'the key PageDown': press('PageDown'),
      'the key ArrowDown': press('ArrowDown'),
      'the key /': press('/'),
      'searching in the page': press('f', true),
      'copying with the keyboard': press('c', true),
      'the key F5': press('F5'),
      'selecting text': () => new Event('selectstart', options),
      copying: () => new ClipboardEvent('copy', options),
      'the context menu': () => new MouseEvent('contextmenu', options),
      'pressing a text': () => new MouseEvent('mousedown', options),
      scrolling: () => new WheelEvent('wheel', { deltaY: 100, ...options }),
      zooming: () => new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, ...options }),
      swiping: () => new TouchEvent('touchmove', options),
    };
    const texts = [...document.querySelectorAll('main h1, main p')].slice(0, 4);
    const fields = [...document.querySelectorAll('main input, main textarea')]
      .filter((field) => field.checkVisibility())
      .slice(0, 4);
    const preventedAt = (targets: readonly Element[], events: Record<string, () => Event>) =>
      Object.entries(events)
        .filter(([, make]) => targets.some((target) => !target.dispatchEvent(make())))
        .map(([name]) => name);
    return [
      ...preventedAt(texts, onTexts).map((name) => `it prevents ${name}`),
      ...preventedAt(fields, inFields).map((name) => `a field prevents ${name}`),
    ];
  });

/** Styles let visitors select each text, and scroll the page with their fingers on it. */
const fixedTexts = (tab: Page): Promise<string[]> =>
  tab.evaluate((max) => {
    const kinds = 'main :is(h1, h2, h3, h4, p, li, dt, dd, td, address, blockquote):not([role])';
    const texts = [...document.querySelectorAll(kinds)]
      // The label of a control may be fixed.
      .filter((text) => text.checkVisibility() && !text.closest('a, button, summary, label'))
      .filter((text) => [...text.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .slice(0, max);
    const around = new Set<Element>();
    for (const text of texts)
      for (let part: Element | null = text; part; part = part.parentElement) around.add(part);
    const isUntouchable = ({ touchAction }: CSSStyleDeclaration) =>
      !['auto', 'manipulation'].includes(touchAction) && !touchAction.includes('pan-y');
    const isFixed = texts.some((text) => getComputedStyle(text).userSelect === 'none');
    return [
      ...(isFixed ? ['a text of it cannot be selected'] : []),
      ...([...around].some((part) => isUntouchable(getComputedStyle(part)))
        ? ['it cannot be scrolled by touch']
        : []),
    ];
  }, MAX_TEXTS);

const textLengthOf = (tab: Page): Promise<number> =>
  tab.evaluate(() => document.querySelector('main')?.innerText.length ?? 0);

const screenOnlyTextLengthOf = (tab: Page): Promise<number> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('main [data-print="hide"]')]
      // Drawings have no text.
      .filter((part) => part instanceof HTMLElement)
      .filter((part) => !part.parentElement?.closest('[data-print="hide"]'))
      .reduce((length, part) => length + part.innerText.length, 0),
  );

/** On paper, the page has its heading, and at least half of its text that is not marked `data-print="hide"`. */
async function printed(tab: Page): Promise<string[]> {
  const onScreen = (await textLengthOf(tab)) - (await screenOnlyTextLengthOf(tab));
  const isReadable = await withMedia(tab, { media: 'print' }, async () => {
    const onPaper = await textLengthOf(tab);
    return (await tab.locator('main h1').first().isVisible()) && onPaper >= onScreen / 2;
  });
  return isReadable ? [] : ['a print of it lacks its heading or its text'];
}

const valuesOf = (tab: Page): Promise<string> =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input:not([type="hidden"]), select, textarea)')]
      .map(({ value }) => value)
      .join('\n'),
  );

/** The page and its fields are as they were after its window was narrow for a while, and another tab in front. */
async function resizedAndLeft(tab: Page): Promise<string[]> {
  const before = await headingOf(tab);
  const length = await textLengthOf(tab);
  const values = await valuesOf(tab);
  for (const width of [NARROW.width, WIDE.width]) {
    await tab.setViewportSize({ ...WIDE, width });
    // Browsers report a new size before the next frame.
    await expectResponse(tab);
  }
  await tab.evaluate(() => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(document, name, { value, configurable: true });
    for (const state of ['hidden', 'visible']) {
      define('hidden', state === 'hidden');
      define('visibilityState', state);
      window.dispatchEvent(new Event(state === 'hidden' ? 'blur' : 'focus'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
    for (const name of ['hidden', 'visibilityState']) Reflect.deleteProperty(document, name);
  });
  const isKept = async () => (await textLengthOf(tab)) >= length * 0.9 && (await valuesOf(tab)) === values;
  return (await becomesTrue(isKept, REACTION_TIMEOUT_MS)) && (await headingOf(tab)) === before
    ? []
    : ['it is not the same after the window was narrow, or after another tab was in front'];
}

/** A press on a link leads to its address, and Back returns to the same part of the page. */
async function followedLink({ tab, origin, target, heading }: TabVisit): Promise<string[]> {
  const links = tab.locator('main a[href^="/"]:not([href*="#"], [href*="?"], [target]):visible');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findLastIndex((href) => href !== target.url.split('?')[0]);
  const href = hrefs[index];
  if (href === undefined) return [];
  const link = links.nth(index);
  // The address may redirect.
  const { pathname } = new URL((await fetch(origin + href)).url);
  // Until the browser has parsed a document, Back may fail with 'Not attached to an active page'.
  const leads = { waitUntil: 'domcontentloaded', timeout: REACTION_TIMEOUT_MS } as const;
  const isThere = () => succeeds(tab.waitForURL((address) => address.pathname === pathname, leads));
  // Follows the link from the middle of the page: from the top, Back would show the same part by chance. Presses Enter,
  // because a click would scroll to the link.
  await link.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  });
  const before = await placeOf(tab);
  await tab.keyboard.press('Enter');
  if (!(await isThere())) return [`a press on the link to ${href} does not lead there`];
  // Ignores a failure of `goBack`: a navigation that the page starts may interrupt it. The heading afterwards decides.
  await succeeds(tab.goBack({ waitUntil: 'commit' }));
  if (!(await shows(tab, heading))) return [`Back from ${href} does not return to it`];
  const isSamePart = () =>
    becomesTrue(async () => Math.abs((await placeOf(tab)) - before) < SAME_PART_PX, REACTION_TIMEOUT_MS);
  return (await isSamePart()) ? [] : [`Back from ${href} shows another part of it`];
}
