import type { Page } from 'playwright-core';
import { nameOf } from '../page/controls';
import { becomesTrue, succeeds } from '../page/tab';

const MAX_CONTROLS = 5;
const CONTROLS = 'main :is(a[href], button:enabled, summary):visible';
/** A busy machine takes seconds for a tap. */
const TAP_TIMEOUT_MS = 8_000;

declare global {
  var isPressed: boolean;
}

/** Some of all elements, from the first to the last, at equal distances. */
const spread = <Element>(all: readonly Element[]): Element[] =>
  all.length <= MAX_CONTROLS
    ? [...all]
    : Array.from(
        { length: MAX_CONTROLS },
        (_, each) => all[Math.round((each * (all.length - 1)) / (MAX_CONTROLS - 1))]!,
      );

/**
 * Taps on some links and buttons of a page with a touch screen. Code may keep a tap from becoming a press:
 * resolves with a message for each such control. The presses have no effect.
 */
export async function untouchableControls(tab: Page): Promise<string[]> {
  // Nothing outside can be tapped on.
  if (await tab.locator('dialog:modal').count()) return [];
  await tab.evaluate(() => {
    const noteOnly = (event: Event) => {
      globalThis.isPressed = true;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('click', noteOnly, { capture: true });
  });
  const problems: string[] = [];
  for (const control of spread(await tab.locator(CONTROLS).all())) {
    await tab.evaluate(() => (globalThis.isPressed = false));
    const isPressed = () => tab.evaluate(() => globalThis.isPressed);
    const isTapped = await succeeds(control.tap({ timeout: TAP_TIMEOUT_MS }));
    if (!isTapped || !(await becomesTrue(isPressed, TAP_TIMEOUT_MS)))
      problems.push(`a tap on “${await nameOf(control)}” does nothing`);
  }
  return problems;
}
