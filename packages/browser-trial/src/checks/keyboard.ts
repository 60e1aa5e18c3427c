import type { Page } from 'playwright-core';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

/** A date has a stop for each of its parts, which shows the focus itself, and one for its calendar. */
const CONTROLS_WITH_PARTS = ':is([type^="date"], [type="month"], [type="time"], [type="week"])';
const MAX_STOPS_OF_CONTROL = 7;
/** Further stops, per control: radio buttons, and areas that scroll. */
const MAX_PRESSES_RATIO = 2;
const MAX_PROBLEMS = 3;

interface Reached {
  /** Place among the page's controls; -1 for anything else. */
  index: number;
  isEnd: boolean;
  isFocusVisible: boolean;
}

/** Tab goes through every control of the page to its end, Shift+Tab back, and the focus is always visible. */
export const keyboard: TabCheck = {
  name: 'keyboard',
  pages: 'samples',
  async run({ tab }) {
    await hydrateEverything(tab);
    const names = await noteControls(tab);
    if (names.length === 0) return [];
    const there = await walk(tab, 'Tab', names.length);
    const trap = trapIn(there, 'Tab', names);
    if (trap) return [trap];
    const backTrap = trapIn(await walk(tab, 'Shift+Tab', names.length), 'Shift+Tab', names);
    const missed = names.filter((_, index) => there.every((each) => each.index !== index));
    const hidden = names.filter((_, index) =>
      there.some((each) => each.index === index && !each.isFocusVisible),
    );
    return [
      ...(backTrap ? [backTrap] : []),
      ...missed.slice(0, MAX_PROBLEMS).map((name) => `Tab does not reach “${name}”`),
      ...hidden.slice(0, MAX_PROBLEMS).map((name) => `the focus is not visible on “${name}”`),
    ];
  },
};

declare global {
  /** The controls of the page, with their looks without the focus. */
  var tabStops: { element: Element; look: string }[];
  var lookOf: (element: Element) => string;
}

/** Notes every control that Tab should reach. Resolves with their names. */
const noteControls = (tab: Page): Promise<string[]> =>
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
        .flatMap((each) => {
          // Finite transitions show their last value at once.
          for (const animation of each.getAnimations())
            if (animation instanceof CSSTransition) animation.finish();
          return LOOK.map((property) => getComputedStyle(each)[property]);
        })
        .join();
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type="hidden"], [type="radio"]') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    globalThis.tabStops = controls.map((element) => ({ element, look: globalThis.lookOf(element) }));
    return controls.map((control) => {
      const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
      return (name ?? '').trim().slice(0, 60);
    });
  });

/** Presses a key until the focus leaves the page, or does not move on. */
async function walk(tab: Page, key: string, controls: number): Promise<Reached[]> {
  const reached: Reached[] = [];
  for (let press = 0; press <= MAX_PRESSES_RATIO * controls + MAX_STOPS_OF_CONTROL; press += 1) {
    await tab.keyboard.press(key);
    const state = await tab.evaluate((withParts) => {
      const { activeElement } = document;
      const index = globalThis.tabStops.findIndex(({ element }) => element === activeElement);
      const stop = globalThis.tabStops[index];
      return {
        index,
        isEnd: activeElement === document.body,
        isFocusVisible:
          !stop || stop.element.matches(withParts) || globalThis.lookOf(stop.element) !== stop.look,
      };
    }, CONTROLS_WITH_PARTS);
    reached.push(state);
    if (state.isEnd || isTrap(reached)) break;
  }
  return reached;
}

function trapIn(reached: readonly Reached[], key: string, names: readonly string[]): string | undefined {
  if (reached.every(({ index }) => index === -1)) return `${key} does not move the focus`;
  return isTrap(reached) ? `${key} does not leave “${names[reached.at(-1)?.index ?? 0]}”` : undefined;
}

/** Whether the focus has stayed at the same control. */
function isTrap(reached: readonly Reached[]): boolean {
  const last = reached.slice(-MAX_STOPS_OF_CONTROL - 1);
  const [{ index } = { index: -1 }] = last;
  return index >= 0 && last.length > MAX_STOPS_OF_CONTROL && last.every((each) => each.index === index);
}
