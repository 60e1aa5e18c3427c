import type { Page } from 'playwright-core';
import {
  expectResponse,
  goTo,
  headingOf,
  hydrateEverything,
  NARROW,
  waitForHydration,
  WIDE,
} from '../page/tab';
import type { TabCheck, TabVisit } from './check';

const REACTION_TIMEOUT_MS = 5_000;

/** What visitors do with every page, whatever it is about, goes on working. */
export const habits: TabCheck = {
  name: 'habits',
  isTimed: true,
  pages: 'samples',
  async run(visit) {
    const { tab, origin, target } = visit;
    await goTo(tab, origin + target.url);
    const untouched = await stateAfterLoad(tab);
    await hydrateEverything(tab);
    return [
      ...untouched,
      ...(await swallowedEvents(tab)),
      ...(await printed(tab)),
      ...(await scrolledByKey(tab)),
      ...(await resizedAndLeft(tab)),
      ...(await followedLink(visit)),
    ];
  },
};

/** A page that nobody has touched does nothing by itself. */
const stateAfterLoad = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const { activeElement } = document;
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return [
      ...(activeElement && activeElement !== document.body
        ? [`it moves the focus to ${activeElement.tagName.toLowerCase()} when it loads`]
        : []),
      ...(window.scrollY > 0 && !location.hash ? ['it scrolls when it loads'] : []),
      ...(document.cookie ? ['it sets a cookie'] : []),
      ...(leaving.defaultPrevented ? ['it asks a visitor to stay'] : []),
    ];
  });

/** No handler prevents what browsers do for every visitor: keys, selecting, copying, menus, scrolling, pasting. */
const swallowedEvents = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const options = { bubbles: true, cancelable: true };
    const keys = ['Tab', ' ', 'a', 'PageDown', 'End', 'F5', 'Backspace', 'ArrowDown', 'Escape'].map(
      (key) => ({
        name: `the key ${key === ' ' ? 'Space' : key}`,
        make: () => new KeyboardEvent('keydown', { key, ...options }),
      }),
    );
    const shortcuts = ['c', 'f', 'p', 'r', '+'].map((key) => ({
      name: `Ctrl+${key}`,
      make: () => new KeyboardEvent('keydown', { key, ctrlKey: true, ...options }),
    }));
    const others = [
      { name: 'selecting text', make: () => new Event('selectstart', options) },
      { name: 'copying', make: () => new ClipboardEvent('copy', options) },
      { name: 'the context menu', make: () => new MouseEvent('contextmenu', options) },
      { name: 'the wheel', make: () => new WheelEvent('wheel', { deltaY: 100, ...options }) },
      { name: 'zooming', make: () => new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, ...options }) },
      { name: 'swiping', make: () => new TouchEvent('touchmove', options) },
    ];
    const texts = [...document.querySelectorAll<HTMLElement>('main h1, main p')].slice(0, 4);
    const fields = [...document.querySelectorAll<HTMLElement>('main input, main textarea')]
      .filter((field) => field.checkVisibility())
      .slice(0, 4);
    const swallowed = (targets: readonly Element[], events: typeof others) =>
      events.filter(({ make }) => targets.some((target) => !target.dispatchEvent(make())));
    const inFields = [
      ...keys.filter(({ name }) => /Tab|key a$|Backspace/.test(name)),
      { name: 'pasting', make: () => new ClipboardEvent('paste', options) },
    ];
    return [
      ...swallowed(texts, [...keys, ...shortcuts, ...others]).map(({ name }) => `it prevents ${name}`),
      ...swallowed(fields, inFields).map(({ name }) => `a field prevents ${name}`),
      ...(texts.some((text) => getComputedStyle(text).userSelect === 'none')
        ? ['its text cannot be selected']
        : []),
    ];
  });

/** On paper, the page has its heading and half of its text. */
async function printed(tab: Page): Promise<string[]> {
  const lengthOf = () =>
    tab.evaluate(() => ({
      text: document.querySelector('main')?.innerText.length ?? 0,
      hasHeading: document.querySelector('main h1')?.checkVisibility() ?? false,
    }));
  const screen = await lengthOf();
  await tab.emulateMedia({ media: 'print' });
  const paper = await lengthOf();
  await tab.emulateMedia({ media: null });
  return paper.hasHeading && paper.text >= screen.text / 2
    ? []
    : ['a print of it lacks its heading or its text'];
}

async function scrolledByKey(tab: Page): Promise<string[]> {
  const isLong = await tab.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight > window.innerHeight + 100;
  });
  if (!isLong) return [];
  await tab.keyboard.press('End');
  return (await becomes(tab, () => window.scrollY > 0)) ? [] : ['the key End does not scroll it'];
}

/** A window that was narrow for a while, and a visitor who looks at another tab, find the page as it was. */
async function resizedAndLeft(tab: Page): Promise<string[]> {
  const before = await headingOf(tab);
  const length = await tab.evaluate(() => document.querySelector('main')?.innerText.length ?? 0);
  for (const width of [NARROW.width, WIDE.width]) {
    await tab.setViewportSize({ ...WIDE, width });
    // Browsers report a new size before the next frame.
    await expectResponse(tab);
  }
  await tab.evaluate(() => {
    for (const type of ['resize', 'orientationchange', 'blur', 'focus'])
      window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const isSame = await becomes(
    tab,
    (expected: number) => (document.querySelector('main')?.innerText.length ?? 0) >= expected * 0.9,
    length,
  );
  return isSame && (await headingOf(tab)) === before
    ? []
    : ['it is not the same after the window was narrow, or after another tab was in front'];
}

/** A link leads to its address, Back returns from there, a reload keeps the page, and Ctrl opens another tab. */
async function followedLink({ tab, origin, target, heading }: TabVisit): Promise<string[]> {
  const links = tab.locator('main a[href^="/"]:not([href*="#"], [href*="?"], [target]):visible');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => href !== target.url.split('?')[0]);
  const href = hrefs[index];
  if (href === undefined) return [];
  const link = links.nth(index);
  const opened = tab
    .context()
    .waitForEvent('page', { timeout: REACTION_TIMEOUT_MS })
    .catch(() => null);
  await link.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  if (!other || (await headingOf(tab)) !== heading) return [`Ctrl and a click on ${href} open no other tab`];
  await other.close();
  await link.click();
  if (!(await becomes(tab, (path) => location.pathname === path, new URL(href, origin).pathname)))
    return [`a click on the link to ${href} does not lead there`];
  // What the page shows afterwards counts: a navigation itself may be interrupted by the page's own.
  const ignore = () => null;
  await tab.goBack({ waitUntil: 'commit' }).catch(ignore);
  if (!(await shows(tab, heading))) return [`Back from ${href} does not return to it`];
  await tab.reload().catch(ignore);
  await waitForHydration(tab);
  return (await shows(tab, heading)) ? [] : ['a reload shows another page'];
}

const becomes = <Argument>(
  tab: Page,
  condition: (argument: Argument) => boolean,
  argument?: Argument,
): Promise<boolean> =>
  tab.waitForFunction(condition as never, argument as never, { timeout: REACTION_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );

const shows = (tab: Page, heading: string): Promise<boolean> =>
  becomes(
    tab,
    (expected: string) =>
      `${document.title} / ${document.querySelector('main h1')?.textContent}` === expected,
    heading,
  );
