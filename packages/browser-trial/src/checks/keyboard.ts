import type { Page } from 'playwright-core';
import { hydrateEverything } from '../page/tab';
import { withMedia } from '../page/with-media';
import type { TabCheck } from './check';

/** A date has a stop for each of its parts, which shows the focus itself, and one for its calendar. */
const CONTROLS_WITH_PARTS = ':is([type^="date"], [type="month"], [type="time"], [type="week"])';
/** The trial presses Tab this often, and then reads where the focus is. A date has fewer stops. */
const PRESSES_AT_ONCE = 10;
/** Presses per control, at most: radio buttons and areas that scroll are stops too, and not among the controls. */
const MAX_PRESSES_RATIO = 2;
const MAX_PROBLEMS = 3;

declare global {
  /** The controls of the page, with their looks without the focus: in the page's colours, and in forced ones. */
  var tabStops: { element: HTMLElement; look: string; forcedLook: string }[];
  var lookOfControl: (element: Element) => string;
  /** Where the focus has been, in order. */
  var focused: FocusedControl[];
}

interface FocusedControl {
  /** Place among the controls of the page; -1 for anything else. */
  index: number;
  isVisible: boolean;
}

/**
 * Tab goes through every control of the page to its end, in forced colours, which show no shadows and none of the
 * page's colours; Shift+Tab goes back, in the page's colours. The focus is always visible.
 */
export const keyboard: TabCheck = {
  name: 'keyboard',
  async run({ tab }, { scope, isLive, openLive }) {
    await hydrateEverything(tab);
    const { names, skipped } = await noteControls(tab, scope);
    const reachedLive =
      skipped.length > 0 && isLive ? await noteControls((await openLive()).tab, scope) : null;
    const lost = skipped.filter((name) => reachedLive?.names.includes(name) && !names.includes(name));
    if (lost.length > 0) return lost.slice(0, MAX_PROBLEMS).map((name) => `Tab does not reach “${name}”`);
    if (names.length === 0) return [];
    const there = await withMedia(tab, { forcedColors: 'active' }, async () => {
      await focusFirst(tab);
      return walk(tab, 'Tab', scope, names);
    });
    const back = there.trap ? there : await walk(tab, 'Shift+Tab', scope, names);
    const trap = there.trap ?? back.trap;
    if (trap) return [trap];
    const missed = names.filter((_, index) => back.focused.every((each) => each.index !== index));
    const hidden = names.filter((_, index) => isHidden(back.focused.slice(there.focused.length), index));
    // A script has focused the first one, where browsers may show no focus.
    const hiddenInForced = names.filter((_, index) => index > 0 && isHidden(there.focused, index));
    return [
      ...missed.slice(0, MAX_PROBLEMS).map((name) => `Tab does not reach “${name}”`),
      ...hidden.slice(0, MAX_PROBLEMS).map((name) => `the focus is not visible on “${name}”`),
      ...hiddenInForced
        .slice(0, MAX_PROBLEMS)
        .map((name) => `in forced colours, the focus is not visible on “${name}”`),
    ];
  },
};

function isHidden(focused: readonly FocusedControl[], control: number): boolean {
  const visits = focused.filter(({ index }) => index === control);
  return visits.length > 0 && visits.every(({ isVisible }) => !isVisible);
}

/** Notes the looks of the controls in forced colours, and focuses the first. */
const focusFirst = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    for (const stop of globalThis.tabStops) stop.forcedLook = globalThis.lookOfControl(stop.element);
    globalThis.tabStops[0]?.element.focus();
  });

/**
 * Notes every control that Tab should reach. Resolves with their names, and with those of the visible controls that Tab
 * skips.
 */
const noteControls = (tab: Page, scope: string): Promise<{ names: string[]; skipped: string[] }> =>
  tab.evaluate(
    ({ parts, withParts }) => {
      const LOOK = [
        'outlineStyle',
        'boxShadow',
        'borderColor',
        'backgroundColor',
        'textDecoration',
        'color',
      ] as const;
      globalThis.lookOfControl = (element) =>
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
      globalThis.tabStops = reachable.map((element) => {
        const look = globalThis.lookOfControl(element);
        return { element, look, forcedLook: look };
      });
      globalThis.focused = [];
      document.addEventListener('focusin', ({ target }) => {
        const index = globalThis.tabStops.findIndex(({ element }) => element === target);
        const stop = globalThis.tabStops[index];
        const isForced = matchMedia('(forced-colors: active)').matches;
        const isVisible =
          !stop ||
          stop.element.matches(withParts) ||
          globalThis.lookOfControl(stop.element) !== (isForced ? stop.forcedLook : stop.look);
        globalThis.focused.push({ index, isVisible });
      });
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
