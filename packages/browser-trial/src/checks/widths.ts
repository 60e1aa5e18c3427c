import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import {
  missingTexts,
  SAMPLE_INTERVAL_MS,
  SAMPLES_TO_CONFIRM,
  textsOf,
  type Texts,
} from '../conditions/page-texts';
import { horizontalOverflow } from '../page/overflow';
import { hydrateEverything, NARROW, WIDE } from '../page/tab';
import type { TabCheck } from './check';

/** Widths of windows that no style need name. */
const USUAL_WIDTHS = [375, 1920];
const MAX_PROBLEMS = 3;

/**
 * The page has its texts and does not scroll sideways in windows of 375 and 1920 px, and on both sides of each
 * breakpoint of its styles.
 */
export const widths: TabCheck = {
  name: 'widths',
  async run({ tab }) {
    await hydrateEverything(tab);
    const usual = [await textsOf(tab)];
    const problems: string[] = [];
    const samples: { width: number; texts: Texts }[] = [];
    for (const width of new Set([...USUAL_WIDTHS, ...(await breakpointsOf(tab))])) {
      await tab.setViewportSize({ ...WIDE, width });
      const overflow = await horizontalOverflow(tab);
      if (overflow.length > 0) problems.push(`it scrolls sideways in a window of ${width} px`);
      samples.push({ width, texts: await textsOf(tab) });
    }
    await tab.setViewportSize(WIDE);
    const missing = () =>
      samples.flatMap(({ width, texts }) =>
        missingTexts(usual, [texts]).map((problem) => `${problem} in a window of ${width} px`),
      );
    while (missing().length > 0 && usual.length < SAMPLES_TO_CONFIRM) {
      await delay(SAMPLE_INTERVAL_MS);
      usual.push(await textsOf(tab));
    }
    return [...problems, ...missing()].slice(0, MAX_PROBLEMS);
  },
};

/** The widths on both sides of each breakpoint, in CSS pixels. */
const breakpointsOf = (tab: Page): Promise<number[]> =>
  tab.evaluate(
    ({ min, max }) => {
      const conditionsIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
          ...(rule instanceof CSSGroupingRule ? conditionsIn(rule.cssRules) : []),
        ]);
      const conditions = [...document.styleSheets].flatMap((sheet) => conditionsIn(sheet.cssRules));
      const found = conditions.flatMap((condition) =>
        [...condition.matchAll(/width\s*[:<>=]+\s*([\d.]+)(px|r?em)/g)].map(
          ([, size, unit]) => Number(size) * (unit === 'px' ? 1 : 16),
        ),
      );
      return found
        .flatMap((width) => [Math.ceil(width) - 1, Math.ceil(width)])
        .filter((width) => width >= min && width <= max);
    },
    { min: NARROW.width, max: 1920 },
  );
