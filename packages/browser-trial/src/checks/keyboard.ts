import type { Page } from 'playwright-core';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

const MAX_CONTROLS = 80;
const MAX_PROBLEMS = 3;

interface Reached {
  /** Place among the page's controls; -1 for anything else, such as the page itself. */
  index: number;
  name: string;
  isVisible: boolean;
}

/** Tab goes through every control of the page to its end, Shift+Tab back, and the focus is always visible. */
export const keyboard: TabCheck = {
  name: 'keyboard',
  pages: 'samples',
  async run({ tab }) {
    await hydrateEverything(tab);
    const count = await prepare(tab);
    if (count === 0 || count > MAX_CONTROLS) return [];
    const there = await walk(tab, 'Tab', count);
    const reached = new Set(there.map(({ name }) => name));
    const trap = trapIn(there, 'Tab', count);
    if (trap) return [trap];
    const back = trapIn(await walk(tab, 'Shift+Tab', count), 'Shift+Tab', count);
    const names = await tab.evaluate(() => globalThis.tabStops.map(({ name }) => name));
    const missed = names.filter((name) => !reached.has(name)).map((name) => `Tab does not reach “${name}”`);
    const hidden = there
      .filter(({ index, isVisible }) => index >= 0 && !isVisible)
      .map(({ name }) => `the focus is not visible on “${name}”`);
    return [
      ...new Set([
        ...(back ? [back] : []),
        ...missed.slice(0, MAX_PROBLEMS),
        ...hidden.slice(0, MAX_PROBLEMS),
      ]),
    ];
  },
};

declare global {
  /** The controls of the page, with their looks without the focus. */
  var tabStops: { element: Element; name: string; look: string }[];
  var lookOf: (element: Element) => string;
}

/** Notes every control that Tab should reach, and puts the start of the walk at the page's top. */
const prepare = (tab: Page): Promise<number> =>
  tab.evaluate(() => {
    const LOOK = [
      'outline',
      'boxShadow',
      'borderColor',
      'backgroundColor',
      'textDecoration',
      'color',
    ] as const;
    globalThis.lookOf = (element) =>
      [element, element.parentElement ?? element, element.nextElementSibling ?? element]
        .flatMap((each) => LOOK.map((property) => getComputedStyle(each)[property]))
        .join();
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const controls = 'a[href], button, input, select, textarea, summary';
    globalThis.tabStops = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled, [type="hidden"], [type="radio"]') &&
          !element.closest('[inert]') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => ({
        element,
        name: (
          element.getAttribute('aria-label') ??
          element.getAttribute('name') ??
          element.textContent ??
          ''
        )
          .trim()
          .slice(0, 60),
        look: globalThis.lookOf(element),
      }));
    return globalThis.tabStops.length;
  });

/** Presses a key once for each control, and notes where the focus is after each press. */
async function walk(tab: Page, key: string, count: number): Promise<Reached[]> {
  const reached: Reached[] = [];
  for (let press = 0; press <= count; press += 1) {
    await tab.keyboard.press(key);
    reached.push(
      await tab.evaluate(() => {
        const { activeElement } = document;
        const index = globalThis.tabStops.findIndex(({ element }) => element === activeElement);
        const stop = globalThis.tabStops[index];
        const isVisible = !stop || globalThis.lookOf(stop.element) !== stop.look;
        return { index, name: stop?.name ?? activeElement?.tagName ?? '', isVisible };
      }),
    );
  }
  return reached;
}

/** A message if the focus does not move: at the same control twice, or nowhere at all. */
function trapIn(reached: readonly Reached[], key: string, count: number): string | undefined {
  if (reached.every(({ index }) => index === -1)) return `${key} does not move the focus`;
  const stuck = reached.find(
    ({ index }, press) => index >= 0 && count > 1 && reached[press + 1]?.index === index,
  );
  return stuck && `${key} does not leave “${stuck.name}”`;
}
