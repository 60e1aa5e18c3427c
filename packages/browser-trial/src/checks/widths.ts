import { setTimeout as delay } from 'node:timers/promises';
import type { Page, ViewportSize } from 'playwright-core';
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
/** A phone that is held sideways, or a laptop whose visitor enlarges pages to 200%. */
const SHORT = { width: 640, height: 360 };
const MAX_PROBLEMS = 3;

/**
 * The page has its texts and does not scroll sideways in windows of 375 and 1920 px, on both sides of each breakpoint
 * of its styles, and in a short window.
 */
export const widths: TabCheck = {
  name: 'widths',
  async run({ tab }) {
    await hydrateEverything(tab);
    const usual = [await textsOf(tab)];
    const problems: string[] = [];
    const samples: { size: string; texts: Texts }[] = [];
    const look = async (viewport: ViewportSize, size: string) => {
      await tab.setViewportSize(viewport);
      const overflow = await horizontalOverflow(tab);
      if (overflow.length > 0) problems.push(`it scrolls sideways in a window of ${size} px`);
      samples.push({ size, texts: await textsOf(tab) });
    };
    for (const width of new Set([...USUAL_WIDTHS, ...(await breakpointsOf(tab))]))
      await look({ ...WIDE, width }, `${width}`);
    await look(SHORT, `${SHORT.width} × ${SHORT.height}`);
    await tab.setViewportSize(WIDE);
    const missing = () =>
      samples.flatMap(({ size, texts }) =>
        missingTexts(usual, [texts]).map((problem) => `${problem} in a window of ${size} px`),
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
