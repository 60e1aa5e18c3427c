import { rowsOfPage, type Row } from '../conditions/conditions';
import type { CheckFinding } from '../findings';
import type { TrialPage } from '../site/trial-pages';
import { buttons } from './buttons';
import { changedPages } from './changed-pages';
import type { TabCheck } from './check';
import { clientNavigation } from './client-navigation';
import { forms } from './forms';
import { habits } from './habits';
import { keyboard } from './keyboard';
import { linkTargets } from './link-targets';
import { linksInPage } from './links-in-page';
import { LOAD_CHECKS, QUICK_CHECKS } from './load-checks';
import { meanings } from './meanings';
import { neighbours } from './neighbours';
import { obstructedTexts } from './obstructed-texts';
import { openers } from './openers';
import { queries } from './queries';
import { typing } from './typing';
import { widths } from './widths';
import { withoutScripts } from './without-scripts';

/**
 * Groups of further checks of samples, after those of loading. A group shares a tab, in this order: no check may change
 * the page so that a later one of its group fails.
 */
const FURTHER_CHECKS: readonly (readonly TabCheck[])[] = [
  [keyboard, linksInPage, openers, buttons, typing, forms],
  [
    linkTargets,
    meanings,
    changedPages,
    obstructedTexts,
    widths,
    withoutScripts,
    neighbours,
    clientNavigation,
    habits,
    queries,
  ],
];

/** A visit of a page in the browser. */
interface Job {
  target: TrialPage;
  /** One group of checks. */
  checks: readonly TabCheck[];
  /** Visits under conditions instead. */
  rows?: readonly Row[];
}

/** What of a job could find the same again: checks with those that they require, or visits under the same conditions. */
export function repeating({ checks, rows, ...job }: Job, found: readonly CheckFinding[]): Job {
  const names = new Set(found.map(({ check }) => check));
  const causes = new Map(found.map(({ conditions = [] }) => [conditions.join(), conditions]));
  return {
    ...job,
    checks: checks.filter(({ name, isPrerequisite = false }) => isPrerequisite || names.has(name)),
    ...(rows && { rows: [...causes.values()] }),
  };
}

/** The visits of a trial. Samples come first, with the checks that find most: the first finding may end the trial. */
export function jobsOf(targets: readonly TrialPage[]): Job[] {
  const shown = targets.filter(({ status }) => status !== 301);
  const samples = shown.filter(({ isSample }) => isSample);
  return [
    ...samples.map((target) => ({ target, checks: LOAD_CHECKS })),
    ...samples.map((target, index) => ({ target, checks: [], rows: rowsOfPage(index, samples.length) })),
    ...FURTHER_CHECKS.flatMap((checks) => samples.map((target) => ({ target, checks }))),
    ...shown.filter(({ isSample }) => !isSample).map((target) => ({ target, checks: QUICK_CHECKS })),
  ];
}
