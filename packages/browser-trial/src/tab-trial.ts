import { setTimeout as delay } from 'node:timers/promises';
import type { TabCheck, TabVisit, TrialContext } from './checks/check';
import type { Finding } from './options';
import type { Tabs } from './page/tabs';
import type { TrialPage } from './site/trial-pages';
import type { Stopwatch } from './stopwatch';

/** For one check of one page: a page that hangs would hold up the trial. */
const CHECK_TIMEOUT_MS = 45_000;

interface TabTrialSettings {
  tabs: Tabs;
  urls: Record<'candidate' | 'live', string>;
  /** But for what opens tabs. */
  context: Omit<TrialContext, 'openLive'>;
  stopwatch: Stopwatch;
}

/** Runs a group of checks on one page of a shell, in one tab. */
export async function runTabChecks(
  { tabs, urls, stopwatch, ...settings }: TabTrialSettings,
  shell: 'candidate' | 'live',
  target: TrialPage,
  checks: readonly TabCheck[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const visits: TabVisit[] = [];
  const openAnother = async (name: 'candidate' | 'live', page: TrialPage) => {
    const visit = await tabs.open(urls[name], page);
    visits.push(visit);
    return visit;
  };
  let live: Promise<TabVisit> | undefined;
  const context = { ...settings.context, openLive: () => (live ??= openAnother('live', target)) };
  const add = (check: string, messages: readonly string[]) =>
    findings.push(...messages.map((message) => ({ check, page: target.url, message })));
  try {
    const visit = await stopwatch.time('load', () => unlessHanging(() => openAnother(shell, target)));
    for (const check of checks) {
      const run = () => check.run(visit, context);
      add(check.name, await stopwatch.time(check.name, () => unlessHanging(run)));
    }
  } catch (error) {
    add(checks[0]?.name ?? 'load', [firstLine(error)]);
  }
  const [visit] = visits;
  if (visit) {
    add('console', unique(visit.observed.console));
    add('errors', unique(visit.observed.errors));
    add('requests', unique(visit.observed.requests));
  }
  await Promise.all(visits.map((each) => tabs.close(each)));
  return findings;
}

const unique = (lines: readonly string[]) => [...new Set(lines)];

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

async function unlessHanging<Value>(work: () => Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const hanging = delay(CHECK_TIMEOUT_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`the page does not respond within ${CHECK_TIMEOUT_MS / 1000} s`);
  });
  hanging.catch(() => undefined);
  try {
    return await Promise.race([work(), hanging]);
  } finally {
    timer.abort();
  }
}
