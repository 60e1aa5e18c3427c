import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { TabCheck } from '../checks/check';
import type { CheckFinding } from '../findings';
import { axeViolations } from '../page/axe';
import { horizontalOverflow } from '../page/overflow';
import { hydrateEverything, KEEP_NAMES, waitForHydration } from '../page/tab';
import { Tabs } from '../page/tabs';
import type { TrialPage } from '../site/trial-pages';
import { runTabChecks, type TabTrialSettings } from '../tab-trial';
import { browserOf, describeConditions, USUAL } from './conditions';
import type { Row } from './pairwise';
import { shownTexts, textDifferences, type ShownTexts } from './shown-texts';

/** Texts may appear with an animation, or change by themselves: the graphic of the home page does every 4 s. */
const MAX_SAMPLES = 12;
const FIRST_SAMPLES = 4;
const SAMPLE_INTERVAL_MS = 400;
const MAX_TEXTS = 3;

/** Browsers of visitors who differ: one for each combination of conditions, started when a page first needs it. */
export class ConditionBrowsers {
  private readonly tabs = new Map<string, Promise<Tabs>>();
  private readonly contexts: BrowserContext[] = [];

  constructor(private readonly browser: Pick<Browser, 'newContext'>) {}

  /** Tabs of the browser for a combination. */
  tabsFor(row: Row): Promise<Tabs> {
    const key = JSON.stringify(row);
    const known = this.tabs.get(key) ?? this.start(row);
    this.tabs.set(key, known);
    return known;
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  private async start(row: Row): Promise<Tabs> {
    const { context: options, scripts, latencyMs } = browserOf(row);
    const context = await this.browser.newContext(options);
    this.contexts.push(context);
    await context.addInitScript(KEEP_NAMES);
    for (const script of scripts) await context.addInitScript(script);
    if (latencyMs > 0)
      await context.route('**/*', async (route) => {
        await delay(latencyMs);
        await route.continue().catch(() => undefined);
      });
    return new Tabs(context, options.viewport ?? undefined);
  }
}

/** What a page must do under every condition: hydrate, fit into the window, be legible, and show what it usually shows. */
const underCondition = (row: Row, usual: UsualTexts): TabCheck => ({
  name: 'conditions',
  isTimed: true,
  pages: 'samples',
  async run({ tab }) {
    if (!(await waitForHydration(tab))) return ['React does not hydrate its heading'];
    await hydrateEverything(tab);
    if (row === USUAL) {
      usual.texts.push(...(await sample(tab, () => !usual.hasDifferences)));
      return [];
    }
    const wasDifferent = usual.hasDifferences;
    let different: string[] = [];
    await sample(tab, (texts) => {
      different = textDifferences(usual.texts, texts);
      return different.length === 0 || (texts.length === FIRST_SAMPLES && !wasDifferent);
    });
    if (different.length > 0) usual.hasDifferences = true;
    // Text that is twice as large may need a window that is twice as wide.
    const isEnlarged = row['text'] !== USUAL['text'];
    const isWide = !isEnlarged && (await horizontalOverflow(tab)).length > 0;
    const illegible = row['colours'] === 'dark colours' ? await illegibleTexts(tab) : [];
    return [...different.slice(0, MAX_TEXTS), ...(isWide ? ['it scrolls sideways'] : []), ...illegible];
  },
});

/** What most visitors see on a page, at different times. */
interface UsualTexts {
  texts: ShownTexts[];
  /** Whether some visitors see something else. */
  hasDifferences: boolean;
}

/** Reads the texts again and again, until they are enough, or `MAX_SAMPLES` times. */
async function sample(tab: Page, isEnough: (texts: readonly ShownTexts[]) => boolean): Promise<ShownTexts[]> {
  const texts = [await shownTexts(tab)];
  while (!isEnough(texts) && texts.length < MAX_SAMPLES) {
    await delay(SAMPLE_INTERVAL_MS);
    texts.push(await shownTexts(tab));
  }
  return texts;
}

/** Texts without enough contrast; how large they are depends on other conditions. */
const illegibleTexts = async (tab: Page): Promise<string[]> =>
  (await axeViolations(tab, ['color-contrast']))
    .flatMap((violation) => violation.replace('color-contrast: ', '').split('\n'))
    .map((line) => `it is hard to read: ${line.split(' Element has')[0]}`);

/**
 * Visits a page under several combinations of conditions.
 *
 * @returns findings that most visitors do not meet, each with the condition that it depends on.
 */
export async function visitUnderConditions(
  browsers: ConditionBrowsers,
  settings: Omit<TabTrialSettings, 'tabs'>,
  shell: 'candidate' | 'live',
  target: TrialPage,
  rows: readonly Row[],
): Promise<CheckFinding[]> {
  const usual: UsualTexts = { texts: [], hasDifferences: false };
  const visit = async () => {
    const found = new Map<string, { finding: CheckFinding; failing: Row[] }>();
    for (const row of [USUAL, ...rows]) {
      const tabs = await browsers.tabsFor(row);
      const check = underCondition(row, usual);
      for (const finding of await runTabChecks({ ...settings, tabs }, shell, target, [check])) {
        const key = `${finding.check} ${finding.message}`;
        const known = found.get(key) ?? { finding, failing: [] };
        found.set(key, { finding, failing: [...known.failing, row] });
      }
    }
    return found;
  };
  let found = await visit();
  // Perhaps the page changes its texts by itself: the second time, what most visitors see is read for longer.
  if (usual.hasDifferences) found = await visit();
  return [...found.values()].flatMap(({ finding, failing }) => {
    if (failing.includes(USUAL)) return [finding];
    return [{ ...finding, conditions: describeConditions(failing, [USUAL, ...rows]) }];
  });
}
