import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { TabCheck, TabVisit } from '../checks/check';
import { findingsOf, type CheckFinding } from '../findings';
import { finishAnimations } from '../page/animations';
import { axeViolations } from '../page/axe';
import { layoutShiftSoFar, MAX_SHIFT } from '../page/layout-shift';
import { horizontalOverflow } from '../page/overflow';
import { expectResponse, rejectIfHanging, UnpaintedError } from '../page/responding';
import { hydrateEverything, waitForHydration } from '../page/tab';
import type { Tabs } from '../page/tabs';
import type { ShellName } from '../site/trial-origins';
import type { TrialPage } from '../site/trial-pages';
import { runTabChecks, type TabTrialSettings } from '../tab-trial';
import { CAMPAIGN, COLOURS, ENLARGED, NARROWER, TOUCH, type Row } from './conditions';
import { untouchableControls } from './untouchable-controls';
import {
  missingTexts,
  SAMPLE_INTERVAL_MS,
  SAMPLES_TO_CONFIRM,
  textDifferences,
  textsOf,
  type Texts,
} from './page-texts';
import type { VisitorBrowsers } from './visitor-browsers';

const CHECK = 'conditions';
const MAX_TEXTS = 3;
/** What newsletters and social networks add to an address. */
const PARAMETERS_OF_CAMPAIGN = 'utm_source=newsletter&utm_medium=email&fbclid=IwAR0trial';

/** The page in the default browser. */
interface UsualPage {
  tab: Page;
  /** The texts that it has shown so far, in all visits. */
  samples: Texts[];
}

/**
 * What a page must do under every condition: hydrate, show what it usually shows, keep its place, fit into the window,
 * be legible.
 *
 * @param isKnown whether an earlier visit has confirmed a finding with this message.
 */
const underConditions = (row: Row, usual: UsualPage, isKnown: (message: string) => boolean): TabCheck => ({
  name: CHECK,
  async run({ tab }) {
    if (!(await waitForHydration(tab))) return ['main has no hydrated h1'];
    const missing = await hydrateEverything(tab);
    const shift = await layoutShiftSoFar(tab);
    // A narrow window may add a link to what a wide one shows beside the text. So a text that it adds does not count.
    const compare = row.some((value) => NARROWER.includes(value)) ? missingTexts : textDifferences;
    const different = await rejectIfHanging(() => differentTexts(usual, tab, compare, isKnown), [usual.tab]);
    // Without frames, the usual page would lack texts.
    if (different.length > 0) await expectResponse(usual.tab);
    // Text that is twice as large may need a window that is twice as wide.
    const fixed = row.includes(ENLARGED) ? await resetTextSize(tab) : [];
    const isWide = (await horizontalOverflow(tab)).length > 0;
    return [
      ...missing.map((html) => `React does not hydrate ${html}`),
      ...different.slice(0, MAX_TEXTS),
      ...fixed.slice(0, MAX_TEXTS),
      ...(shift > MAX_SHIFT ? [`its layout shifts by more than ${MAX_SHIFT}`] : []),
      ...(isWide ? ['it scrolls sideways'] : []),
      ...(row.some((value) => COLOURS.includes(value)) ? await illegibleTexts(tab) : []),
      // Afterwards the page does not respond to presses.
      ...(row.includes(TOUCH) ? await untouchableControls(tab) : []),
    ];
  },
});

/**
 * The texts in which a tab differs from the usual page, and goes on to differ for some time, unless all of them are
 * known. The usual page is read again only while it differs.
 */
async function differentTexts(
  usual: UsualPage,
  tab: Page,
  compare: typeof textDifferences,
  isKnown: (message: string) => boolean,
): Promise<string[]> {
  const here: Texts[] = [];
  if (usual.samples.length === 0) usual.samples.push(await textsOf(usual.tab));
  for (;;) {
    here.push(await textsOf(tab));
    const differences = compare(usual.samples, here);
    if (differences.every(isKnown) || here.length === SAMPLES_TO_CONFIRM) return differences;
    await delay(SAMPLE_INTERVAL_MS);
    usual.samples.push(await textsOf(usual.tab));
  }
}

/** Takes enlarged text back. Resolves with a message for each text that was no larger before. */
const resetTextSize = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: { text: string; element: Element; size: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text && element && !element.closest('svg, script, style'))
        texts.push({ text, element, size: getComputedStyle(element).fontSize });
    }
    // A page that shortens its transitions for reduced motion would change even this gradually.
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets = [atOnce];
    return texts
      .filter(({ element, size }) => getComputedStyle(element).fontSize === size)
      .map(({ text }) => `“${text.slice(0, 60)}” keeps its size`);
  });

/** Texts without enough contrast. How large they are depends on other conditions, so the message does not say it. */
async function illegibleTexts(tab: Page): Promise<string[]> {
  // A text that is fading in becomes legible.
  await finishAnimations(tab);
  return (await axeViolations(tab, ['color-contrast']))
    .flatMap((violation) => violation.replace('color-contrast: ', '').split('\n'))
    .map((line) => `it is hard to read: ${line.split(' Element has')[0]}`);
}

const keyOf = ({ check, message }: Pick<CheckFinding, 'check' | 'message'>) => `${check} ${message}`;

/**
 * Visits a page under combinations of conditions. Each finding names the one condition that causes it, which another
 * visit confirms; or all of its combination, if none of them does it alone.
 *
 * @param expected the candidate's findings. If the live page has one of them too, one visit confirms it.
 */
export async function visitUnderConditions(
  browsers: VisitorBrowsers,
  settings: Omit<TabTrialSettings, 'tabs'>,
  shell: ShellName,
  target: TrialPage,
  rows: readonly Row[],
  expected: readonly CheckFinding[] = [],
): Promise<CheckFinding[]> {
  const usualTabs = await browsers.tabsFor([]);
  const usualVisit = await openUsual(usualTabs, settings.urls[shell], target);
  // On a busy machine, it may open when the page is visited again.
  if (!usualVisit) return findingsOf({ name: CHECK }, target.url, ['it does not open']);
  const usual = { tab: usualVisit.tab, samples: [] };
  const confirmed = new Map<string, CheckFinding>();
  const isKnown = (message: string) => confirmed.has(keyOf({ check: CHECK, message }));
  const visit = async (row: Row) => {
    const tabs = await browsers.tabsFor(row);
    const { url } = target;
    const withParameters = `${url}${url.includes('?') ? '&' : '?'}${PARAMETERS_OF_CAMPAIGN}`;
    const visited = { ...target, url: row.includes(CAMPAIGN) ? withParameters : url };
    const checks = [underConditions(row, usual, isKnown)];
    const found = await runTabChecks({ ...settings, tabs }, shell, visited, checks);
    return found.map((finding) => ({ ...finding, page: url }));
  };
  const expectedKeys = new Set(expected.map(keyOf));
  const confirm = (finding: CheckFinding, cause: Row) =>
    confirmed.set(keyOf(finding), { ...finding, ...(cause.length > 0 && { conditions: cause }) });
  try {
    for (const row of rows) {
      const found = await visit(row);
      for (const finding of found) if (expectedKeys.has(keyOf(finding))) confirm(finding, row);
      let open = found.map(keyOf).filter((key) => !confirmed.has(key));
      for (const cause of [[], ...row.map((value) => [value]), row]) {
        if (open.length === 0) break;
        for (const finding of await visit(cause)) if (open.includes(keyOf(finding))) confirm(finding, cause);
        open = open.filter((key) => !confirmed.has(key));
      }
    }
  } catch (error) {
    await usualTabs.discard(usualVisit);
    throw error;
  }
  await usualTabs.close(usualVisit);
  return [...confirmed.values()];
}

/** The page in the default browser, which all other checks use. Nothing if it does not open. */
async function openUsual(tabs: Tabs, origin: string, target: TrialPage): Promise<TabVisit | undefined> {
  let visit: TabVisit | undefined;
  try {
    const opened = await tabs.open(origin, target);
    visit = opened;
    await rejectIfHanging(() => hydrateEverything(opened.tab), [opened.tab]);
    return opened;
  } catch (error) {
    if (visit) await tabs.discard(visit);
    if (error instanceof UnpaintedError) throw error;
    return undefined;
  }
}
