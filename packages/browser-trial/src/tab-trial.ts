import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { TabCheck, TabVisit, TrialContext } from './checks/check';
import { findingsOf, type CheckFinding } from './findings';
import { expectResponse, goTo } from './page/tab';
import type { Tabs } from './page/tabs';
import type { TrialPage } from './site/trial-pages';
import type { Stopwatch } from './stopwatch';

/** The limit of one check of one page: a check that never ends would block the trial. */
const CHECK_TIMEOUT_MS = 45_000;
/** How often the trial asks whether the page still responds. */
const PING_INTERVAL_MS = 1_000;

export interface TabTrialSettings {
  tabs: Tabs;
  urls: Record<'candidate' | 'live', string>;
  /** `runTabChecks` adds what opens tabs. */
  context: Omit<TrialContext, 'openLive'>;
  stopwatch: Stopwatch;
}

/** Runs a group of checks on one page of a shell, in one tab. */
export async function runTabChecks(
  { tabs, urls, stopwatch, ...settings }: TabTrialSettings,
  shell: 'candidate' | 'live',
  target: TrialPage,
  checks: readonly TabCheck[],
): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  const visits: TabVisit[] = [];
  const openTab = async (name: 'candidate' | 'live', page: TrialPage) => {
    const visit = await tabs.open(urls[name], page);
    visits.push(visit);
    return visit;
  };
  let live: Promise<TabVisit> | undefined;
  const context = { ...settings.context, openLive: () => (live ??= openTab('live', target)) };
  const add = (check: Pick<TabCheck, 'name' | 'isTimed'>, messages: readonly string[]) =>
    findings.push(...findingsOf(check, target.url, messages));
  let hasEnded = false;
  let current = checks[0]?.name ?? 'load';
  try {
    const visit = await stopwatch.time('load', () => rejectIfHanging(() => openTab(shell, target)));
    for (const check of checks) {
      current = check.name;
      const run = () => check.run(visit, context);
      try {
        const messages = await stopwatch.time(check.name, () => rejectIfHanging(run, visit.tab));
        add(check, messages);
        if (check.isPrerequisite && messages.length > 0) break;
      } catch (error) {
        if (error instanceof HangingError) throw error;
        findings.push(thrownBy(check, target, error));
        // The check may have left the page in any state.
        await rejectIfHanging(() => goTo(visit.tab, visit.origin + target.url), visit.tab);
      }
    }
    hasEnded = true;
  } catch (error) {
    add({ name: current, isTimed: true }, [firstLine(error)]);
  }
  const [visit] = visits;
  if (visit) {
    add({ name: 'console' }, unique(visit.observed.console));
    add({ name: 'errors' }, unique(visit.observed.errors));
    add({ name: 'requests' }, unique(visit.observed.requests));
  }
  // A tab whose check did not end may be one that the browser has stopped painting.
  await Promise.all(visits.map((each) => (hasEnded ? tabs.close(each) : tabs.discard(each))));
  return findings;
}

const unique = (lines: readonly string[]) => [...new Set(lines)];

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** The finding of a check that failed itself. A busy machine may be the cause, for example of a timeout. */
const thrownBy = (check: TabCheck, { url }: TrialPage, error: unknown): CheckFinding => ({
  check: check.name,
  page: url,
  message: `the check failed: ${firstLine(error)}`,
  isTimed: true,
  hasThrown: true,
});

/** The page of the tab does not respond, or a check does not end. */
class HangingError extends Error {
  override readonly name = 'HangingError';
}

/** @throws HangingError if the work does not end in time, or as soon as the page of the tab does not respond. */
async function rejectIfHanging<Value>(work: () => Promise<Value>, tab?: Page): Promise<Value> {
  const timer = new AbortController();
  const { signal } = timer;
  const hanging = Promise.race([rejectOnTimeout(signal), ...(tab ? [rejectOnHang(tab, signal)] : [])]);
  hanging.catch(() => undefined);
  try {
    return await Promise.race([work(), hanging]);
  } finally {
    timer.abort();
  }
}

async function rejectOnTimeout(signal: AbortSignal): Promise<never> {
  await delay(CHECK_TIMEOUT_MS, undefined, { signal });
  throw new HangingError(`it takes more than ${CHECK_TIMEOUT_MS / 1000} s`);
}

async function rejectOnHang(tab: Page, signal: AbortSignal): Promise<never> {
  for (;;) {
    await expectResponse(tab).catch((error: Error) => {
      throw new HangingError(error.message);
    });
    await delay(PING_INTERVAL_MS, undefined, { signal });
  }
}
