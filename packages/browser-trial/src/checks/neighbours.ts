import { setTimeout as delay } from 'node:timers/promises';
import { FORMS_PATH } from '@site/contracts/form-outcome';
import type { Page } from 'playwright-core';
import { differenceOf } from '../page/pictures';
import { computedStyles, styleDifferences, unmistakable } from '../page/styles';
import {
  becomesTrue,
  headingOf,
  hydrateEverything,
  inNarrowWindow,
  NARROW,
  waitForHydration,
} from '../page/tab';
import { hasForms, hasSections, ownPages } from '../site/trial-pages';
import { navigate } from './client-navigation';
import type { TabCheck, TabVisit, TrialContext } from './check';

/** Those of the shell: an article has a header as well. */
const HEADER = 'header:not(main *)';
const FOOTER = 'footer:not(main *)';
const FRAME = `:is(${HEADER}, ${FOOTER}), :is(${HEADER}, ${FOOTER}) *, body, html`;
/** Forms and dialogs of a candidate: the markup shows where these sections end. */
const FORMS = 'form, form *, dialog, dialog *';
/** On a page of the candidate, a form that is posted to `FORMS_PATH` is one of mf-forms. Others belong to the page. */
const OTHERS_FORMS = `, main form[action^="${FORMS_PATH}"], main form[action^="${FORMS_PATH}"] *`;
const MAX_LINES = 3;
/** The share of pixels that may differ: more than the antialiasing of letters causes. */
const MAX_DIFFERENCE_RATIO = 0.001;
const NAVIGATION_TIMEOUT_MS = 8_000;
const MAX_ATTEMPTS = 5;
const ATTEMPT_INTERVAL_MS = 600;

/**
 * The candidate changes the look of nothing that belongs to the shell or to other remotes: header and footer, other
 * remotes' sections, the page around the candidate's forms, and the page that a visitor navigates to next. Around the
 * other sections of the candidate, only header and footer are compared: nothing in the page shows where such a section
 * ends.
 */
export const neighbours: TabCheck = {
  name: 'neighbours',
  async run(visit, context) {
    if (!context.isLive) return [];
    const live = await context.openLive();
    const here = await untilEqual(() => compare(visit, live, context, visit.target.url));
    if (here.length > 0) return here;
    const narrow = await inNarrowWindow([visit.tab, live.tab], () =>
      untilEqual(() => compare(visit, live, context, visit.target.url)),
    );
    if (narrow.length > 0) return narrow.map((line) => `${line} (in a window of ${NARROW.width} px)`);
    const showNeighbour = async ({ tab }: TabVisit) => {
      const before = await headingOf(tab);
      await navigate(tab, context.neighbour);
      await becomesTrue(async () => (await headingOf(tab)) !== before, NAVIGATION_TIMEOUT_MS);
      await waitForHydration(tab);
      // Some parts animate when they scroll into view, so both tabs are scrolled to the end first.
      await hydrateEverything(tab);
    };
    await Promise.all([visit, live].map(showNeighbour));
    return untilEqual(() => compare(visit, live, context, context.neighbour));
  },
};

/** Repeats a comparison while there are differences, at most `MAX_ATTEMPTS` times: something may still move or load. */
async function untilEqual(comparison: () => Promise<string[]>): Promise<string[]> {
  let differences: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await delay(ATTEMPT_INTERVAL_MS);
    differences = await comparison();
    if (differences.length === 0) break;
  }
  return differences;
}

async function compare(
  { tab }: TabVisit,
  { tab: live }: TabVisit,
  context: TrialContext,
  url: string,
): Promise<string[]> {
  const { candidate } = context;
  const showsSections = hasSections(candidate);
  const isOwn = ownPages(candidate).some((page) => page.url === url);
  const othersInMain = context.showsPart(url) ? '' : ', main, main *';
  const foreign = FRAME + (isOwn ? OTHERS_FORMS : othersInMain);
  const ownsForms = hasForms(candidate);
  const except = ownsForms ? FORMS : '';
  const [before, now] = await Promise.all([
    computedStyles(live, foreign, except),
    computedStyles(tab, foreign, except),
  ]);
  // With another entry in a menu, those after it are at other places.
  const [earlier, later] = context.changesMenus ? unmistakable(before, now) : [before, now];
  const styles = styleDifferences(earlier, later);
  if (styles.length > 0) return styles.slice(0, MAX_LINES).map((line) => `on ${url} it changes ${line}`);
  // Another entry makes header or footer larger.
  if (context.changesMenus) return [];
  const parts = [isOwn || showsSections ? HEADER : null, ...(ownsForms ? [] : [FOOTER])];
  const changed: string[] = [];
  for (const part of parts) {
    if (differenceOf(await pictureOf(live, part), await pictureOf(tab, part)) > MAX_DIFFERENCE_RATIO)
      changed.push(`on ${url} the ${part?.split(':')[0] ?? 'page'} looks different`);
  }
  return changed;
}

const PICTURE = { animations: 'disabled', caret: 'hide' } as const;

/**
 * A picture of a part, or of the window at the page's end. Where the page was scrolled to before makes no difference.
 */
async function pictureOf(tab: Page, part: string | null): Promise<Buffer> {
  const element = tab.locator(part ?? 'body').first();
  const scrollToEnd = () =>
    element.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }));
  if (!part) {
    await scrollToEnd();
    return tab.screenshot(PICTURE);
  }
  // If the part begins between two pixels, its letters look different. So its margin grows to the next whole pixel.
  // The page gets longer by that. It is scrolled afterwards, so that a header over the part is at the same pixel.
  await element.evaluate((node: HTMLElement) => {
    const top = node.getBoundingClientRect().top + window.scrollY;
    node.style.marginTop = `calc(${getComputedStyle(node).marginTop} + ${Math.ceil(top) - top}px)`;
  });
  await scrollToEnd();
  const picture = await element.screenshot(PICTURE);
  await element.evaluate((node: HTMLElement) => node.style.removeProperty('margin-top'));
  return picture;
}
