import type { Page } from 'playwright-core';
import type { TabCheck, TabVisit, TrialContext } from './checks/check';
import { findingsOf, firstLine, thrownBy, type CheckFinding } from './findings';
import { expectResponse, HangingError, rejectIfHanging, UnpaintedError } from './page/responding';
import { goTo, WIDE } from './page/tab';
import type { Tabs } from './page/tabs';
import type { ShellName } from './site/trial-origins';
import type { TrialPage } from './site/trial-pages';

export interface TabTrialSettings {
  tabs: Tabs;
  urls: Record<ShellName, string>;
  /** `runTabChecks` adds what opens tabs. */
  context: Omit<TrialContext, 'openLive'>;
}

/**
 * Runs a group of checks on one page of a shell, in one tab.
 *
 * @throws UnpaintedError if the browser stops painting the page: the checks say nothing about it.
 */
export async function runTabChecks(
  { tabs, urls, ...settings }: TabTrialSettings,
  shell: ShellName,
  target: TrialPage,
  checks: readonly TabCheck[],
): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  const visits: TabVisit[] = [];
  const openTabs: Page[] = [];
  const openTab = async (name: ShellName, page: TrialPage) => {
    const visit = await tabs.open(urls[name], page);
    visits.push(visit);
    openTabs.push(visit.tab);
    return visit;
  };
  let live: Promise<TabVisit> | undefined;
  const context = { ...settings.context, openLive: () => (live ??= openTab('live', target)) };
  const add = (check: Pick<TabCheck, 'name'>, messages: readonly string[]) =>
    findings.push(...findingsOf(check, target.url, messages));
  // Without frames, a check finds problems that the page does not have, or times out.
  const expectAllRespond = () => Promise.all(openTabs.map(expectResponse));
  let hasEnded = false;
  let current = checks[0]?.name ?? 'load';
  try {
    const visit = await rejectIfHanging(() => openTab(shell, target), openTabs);
    for (const check of checks) {
      current = check.name;
      try {
        const messages = await rejectIfHanging(() => check.run(visit, context), openTabs);
        add(check, messages);
        if (messages.length > 0) await expectAllRespond();
        if (check.isPrerequisite && messages.length > 0) break;
      } catch (error) {
        if (error instanceof HangingError || error instanceof UnpaintedError) throw error;
        findings.push(thrownBy(check, target.url, error));
        await expectAllRespond();
        // The check may have left the page and the windows in any state.
        await Promise.all(openTabs.map((tab) => tab.setViewportSize(WIDE)));
        await rejectIfHanging(() => goTo(visit.tab, visit.origin + target.url), openTabs);
      }
    }
    hasEnded = true;
  } catch (error) {
    if (error instanceof UnpaintedError) {
      await Promise.all(visits.map((each) => tabs.discard(each)));
      throw error;
    }
    add({ name: current }, [firstLine(error)]);
  }
  const [visit] = visits;
  if (visit) {
    add({ name: 'console' }, unique(visit.observed.console));
    add({ name: 'errors' }, unique(visit.observed.errors));
    add({ name: 'requests' }, unique(visit.observed.requests));
  }
  // A tab whose check did not end hangs.
  await Promise.all(visits.map((each) => (hasEnded ? tabs.close(each) : tabs.discard(each))));
  return findings;
}

const unique = (lines: readonly string[]) => [...new Set(lines)];
