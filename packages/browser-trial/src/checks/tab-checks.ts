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
import { later } from './later';
import { linkTargets } from './link-targets';
import { linksInPage } from './links-in-page';
import { LOAD_CHECKS, QUICK_CHECKS } from './load-checks';
import { meanings } from './meanings';
import { modifiedClicks } from './modified-clicks';
import { neighbours } from './neighbours';
import { obstructedTexts } from './obstructed-texts';
import { openers } from './openers';
import { queries } from './queries';
import { translated } from './translated';
import { typing } from './typing';
import { widths } from './widths';
import { withoutScripts } from './without-scripts';

/** Checks that share a tab, in this order: no check may change the page so that a later one of its group fails. */
type Group = readonly TabCheck[];

/** The further checks of samples, after those of loading. */
const FURTHER_CHECKS: readonly Group[] = [
  [keyboard, linksInPage, openers, buttons, typing, translated, forms],
  [
    linkTargets,
    meanings,
    changedPages,
    obstructedTexts,
    widths,
    withoutScripts,
    later,
    modifiedClicks,
    neighbours,
    clientNavigation,
    habits,
    queries,
  ],
];

/** Checks of a page that repeats others, whatever it shows. */
const CHECKS_OF_EVERY_REPEAT: Group = [
  linkTargets,
  meanings,
  changedPages,
  obstructedTexts,
  widths,
  modifiedClicks,
];

/**
 * The further checks of a page that shows what other pages show. They find what depends on the page itself, such as the
 * properties that it gives to a form, and what lies between its parts.
 */
const CHECKS_OF_REPEATS: readonly Group[] = [
  [buttons, typing, forms],
  [...CHECKS_OF_EVERY_REPEAT, queries],
];

/** On a page of another remote, a section may also change what is around it. */
const CHECKS_OF_REPEATED_SECTIONS: readonly Group[] = [
  [typing, forms],
  // `neighbours` ends on another page, so it is the last check.
  [...CHECKS_OF_EVERY_REPEAT, neighbours],
];

/** A visit of a page in the browser. */
interface Job {
  target: TrialPage;
  /** One group of checks. */
  checks: readonly TabCheck[];
  /** Visits under conditions instead. */
  rows?: readonly Row[];
}

/**
 * Returns the part of a job that repeats these findings: their checks with those that they require, or the visits under
 * their conditions.
 */
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
  const others = samples.filter(({ isRepeat = false }) => !isRepeat);
  const repeats = samples.filter(({ isRepeat = false }) => isRepeat);
  return [
    ...samples.map((target) => ({ target, checks: LOAD_CHECKS })),
    ...others.map((target, index) => ({ target, checks: [], rows: rowsOfPage(index, others.length) })),
    ...FURTHER_CHECKS.flatMap((checks) => others.map((target) => ({ target, checks }))),
    ...repeats.flatMap((target) =>
      (target.sections ? CHECKS_OF_REPEATED_SECTIONS : CHECKS_OF_REPEATS).map((checks) => ({
        target,
        checks,
      })),
    ),
    ...shown.filter(({ isSample }) => !isSample).map((target) => ({ target, checks: QUICK_CHECKS })),
  ];
}
