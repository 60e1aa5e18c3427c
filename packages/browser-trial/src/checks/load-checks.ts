import { axeViolations, RULES_OF_LOOKS } from '../page/axe';
import { fieldsOf, MAX_INPUTS } from '../page/form-fields';
import { withForcedStates } from '../page/forced-states';
import { layoutShiftSoFar, MAX_SHIFT } from '../page/layout-shift';
import { hydrateEverything, inNarrowWindow, NARROW, waitForHydration } from '../page/tab';
import type { TabCheck } from './check';
import { idle } from './idle';
import { untouched } from './untouched';

/**
 * The layout does not shift while the page loads and is scrolled. The checks before it have scrolled the page, so that
 * shifts which the code of its sections causes count too.
 */
const layoutShift: TabCheck = {
  name: 'layout-shift',
  async run({ tab }) {
    const shift = await layoutShiftSoFar(tab);
    return shift > MAX_SHIFT ? [`its layout shifts by more than ${MAX_SHIFT}`] : [];
  },
};

/** React hydrates the page, with every form and button. A mismatch is among the page's errors. */
const hydration: TabCheck = {
  name: 'hydration',
  async run({ tab }) {
    if (!(await waitForHydration(tab))) return ['main has no hydrated h1'];
    const missing = await hydrateEverything(tab);
    return missing.map((html) => `React does not hydrate ${html}`);
  },
};

/** A page that delays input for this long is broken, even on a slow machine. */
const MAX_TASK_MS = 1_000;

/** No task of the page has blocked the main thread so far. */
const mainThread: TabCheck = {
  name: 'main-thread',
  async run({ tab }) {
    const longest = await tab.evaluate(() => globalThis.longestTaskMs);
    return longest > MAX_TASK_MS
      ? [`one of its tasks blocks the main thread for more than ${MAX_TASK_MS} ms`]
      : [];
  },
};

/** Remembers the forms of which the typing check will try all fields. Has no findings. */
export const rememberForms: TabCheck = {
  name: 'forms-of-page',
  async run({ tab, target }, { scope, forms }) {
    if (!forms) return [];
    const all = (await fieldsOf(tab, scope)).filter(({ isReachable }) => isReachable);
    const rest = new Set(all.slice(MAX_INPUTS).map(({ form }) => form));
    const typed = all.map(({ form }) => form).filter((form) => form && !rest.has(form));
    forms.add(target.url, [...new Set(typed)]);
    return [];
  },
};

/** axe finds no accessibility violation on the page, and its looks are right in a narrow window too. */
export const accessibility: TabCheck = {
  name: 'accessibility',
  async run({ tab }) {
    await hydrateEverything(tab);
    const found = await axeViolations(tab);
    const narrow = await inNarrowWindow([tab], () => axeViolations(tab, RULES_OF_LOOKS));
    const others = narrow.filter((each) => !found.includes(each));
    return [...found, ...others.map((each) => `${each} (in a window of ${NARROW.width} px)`)];
  },
};

/** Links and buttons are legible with hover, focus and press at once. */
export const states: TabCheck = {
  name: 'states',
  async run({ tab }) {
    await hydrateEverything(tab);
    return withForcedStates(tab, 'main :is(a, button, summary)', () =>
      axeViolations(tab, ['color-contrast']),
    );
  },
};

/** The checks that every page gets once it has loaded, in this order. */
export const QUICK_CHECKS: readonly TabCheck[] = [idle, untouched, hydration, layoutShift, mainThread];

/** The checks that a sample gets once it has loaded. */
export const LOAD_CHECKS: readonly TabCheck[] = [...QUICK_CHECKS, rememberForms, accessibility, states];
