import type { Page } from 'playwright-core';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

/** A date has a stop for each of its parts, which shows the focus itself, and one for its calendar. */
const CONTROLS_WITH_PARTS = ':is([type^="date"], [type="month"], [type="time"], [type="week"])';
/** The trial presses Tab this often, and then reads where the focus is. A date has fewer stops. */
const PRESSES_AT_ONCE = 10;
/** Further stops, per control: radio buttons, and areas that scroll. */
const MAX_PRESSES_RATIO = 2;
const MAX_PROBLEMS = 3;

declare global {
  /** The controls of the page, with their looks without the focus. */
  var tabStops: { element: Element; look: string }[];
  /** Where the focus has been, in order. */
  var focused: FocusedControl[];
}

interface FocusedControl {
  /** Place among the controls of the page; -1 for anything else. */
  index: number;
  isVisible: boolean;
}

/** Tab goes through every control of the page to its end, Shift+Tab back, and the focus is always visible. */
export const keyboard: TabCheck = {
  name: 'keyboard',
  async run({ tab }, { scope, isLive, openLive }) {
    await hydrateEverything(tab);
    const { names, skipped } = await focusFirst(tab, scope);
    const reachedLive = skipped.length > 0 && isLive ? await focusFirst((await openLive()).tab, scope) : null;
    const lost = skipped.filter((name) => reachedLive?.names.includes(name) && !names.includes(name));
    if (lost.length > 0) return lost.slice(0, MAX_PROBLEMS).map((name) => `Tab does not reach “${name}”`);
    if (names.length === 0) return [];
    const there = await walk(tab, 'Tab', scope, names);
    const back = there.trap ? there : await walk(tab, 'Shift+Tab', scope, names);
    const trap = there.trap ?? back.trap;
    if (trap) return [trap];
    const visits = (index: number) => back.focused.filter((each) => each.index === index);
    const missed = names.filter((_, index) => visits(index).length === 0);
    const hidden = names.filter(
      (_, index) => visits(index).length > 0 && visits(index).every((each) => !each.isVisible),
    );
    return [
      ...missed.slice(0, MAX_PROBLEMS).map((name) => `Tab does not reach “${name}”`),
      ...hidden.slice(0, MAX_PROBLEMS).map((name) => `the focus is not visible on “${name}”`),
    ];
  },
};

/**
 * Notes every control that Tab should reach, and focuses the first. Resolves with their names, and with those of the
 * visible controls that Tab skips.
 */
const focusFirst = (tab: Page, scope: string): Promise<{ names: string[]; skipped: string[] }> =>
  tab.evaluate(
    ({ parts, withParts }) => {
      const LOOK = [
        'outline',
        'boxShadow',
        'borderColor',
        'backgroundColor',
        'textDecoration',
        'color',
      ] as const;
      const lookOf = (element: Element) =>
        [element, element.parentElement ?? element, element.nextElementSibling ?? element]
          .flatMap((each) => {
            // What changes gradually has its last look at once.
            for (const animation of each.getAnimations())
              if (animation instanceof CSSTransition) animation.finish();
            return LOOK.map((property) => getComputedStyle(each)[property]);
          })
          .join();
      // Nothing else can be focused while it is open.
      const modal = document.querySelector('dialog:modal');
      const isUsable = (element: HTMLElement) =>
        (!modal || modal.contains(element)) &&
        !element.matches(':disabled, [type="hidden"], [type="radio"]') &&
        element.checkVisibility({ visibilityProperty: true });
      const isReachable = (element: HTMLElement) => element.tabIndex >= 0 && !element.closest('[inert]');
      const nameOf = (control: Element) => {
        const name =
          control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
        return (name ?? '').trim().slice(0, 60);
      };
      const controls = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'];
      const selector = controls.map((control) => `${parts} ${control}`).join();
      (document.activeElement as HTMLElement | null)?.blur();
      const usable = [...document.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
      const reachable = usable.filter(isReachable);
      globalThis.tabStops = reachable.map((element) => ({ element, look: lookOf(element) }));
      globalThis.focused = [];
      document.addEventListener('focusin', ({ target }) => {
        const index = globalThis.tabStops.findIndex(({ element }) => element === target);
        const stop = globalThis.tabStops[index];
        const isVisible = !stop || stop.element.matches(withParts) || lookOf(stop.element) !== stop.look;
        globalThis.focused.push({ index, isVisible });
      });
      reachable[0]?.focus();
      const skipped = usable.filter((control) => !isReachable(control));
      return { names: reachable.map(nameOf), skipped: skipped.map(nameOf) };
    },
    { parts: scope, withParts: CONTROLS_WITH_PARTS },
  );

/** Presses a key until the focus leaves the part of the page, or does not move on. */
async function walk(tab: Page, key: string, scope: string, names: readonly string[]) {
  const look = () =>
    tab.evaluate((parts) => {
      const isOutside = !document.activeElement?.closest(parts);
      const canLeave = [...document.querySelectorAll('footer a[href]')].some((link) => !link.closest(parts));
      return { focused: globalThis.focused, isOutside, canLeave };
    }, scope);
  let { focused, canLeave } = await look();
  const known = focused.length;
  for (let presses = 0; presses <= MAX_PRESSES_RATIO * names.length; presses += PRESSES_AT_ONCE) {
    for (let press = 0; press < PRESSES_AT_ONCE; press += 1) await tab.keyboard.press(key);
    const now = await look();
    const hasMoved = now.focused.length > focused.length;
    ({ focused } = now);
    if (now.isOutside) return { focused, trap: undefined };
    if (!hasMoved) return { focused, trap: `${key} does not leave “${names[focused.at(-1)?.index ?? 0]}”` };
  }
  const hasLeft = !canLeave || focused.slice(known).some(({ index }) => index === -1);
  return { focused, trap: hasLeft ? undefined : `${key} never leaves “${scope}”` };
}
