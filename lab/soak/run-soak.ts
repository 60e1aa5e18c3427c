import type { Browser } from '@playwright/test';
import { residentMegabytes } from '../resident-memory';
import type { Site } from '@site/harness/site/site';
import { remoteNames } from '@site/harness/site/remotes';
import { createRandom, type Random } from './random';
import { Team } from './team';
import { noVisits, Visitor, type Visits } from './visitor';

/** Tabs that are closed and reopened continuously, and tabs that stay open from the start to the end. */
const TABS = { new: 1, old: 2 };
const NAVIGATIONS_OF_A_TAB = 4;

interface SoakResult {
  visits: Visits;
  operations: string[];
  failures: string[];
  /** Of the shell, after each operation, in MB. */
  memory: number[];
}

/**
 * Five teams release, activate and roll back at random while visitors navigate.
 *
 * @param operations of all teams together.
 */
export async function runSoak(
  site: Site,
  browser: Browser,
  operations: number,
  seed: number,
  log: (line: string) => void,
): Promise<SoakResult> {
  const result: SoakResult = { visits: noVisits(), operations: [], failures: [], memory: [] };
  let isOver = false;
  const visitors = [
    ...Array.from({ length: TABS.old }, (_, tab) =>
      stayInTab(site, browser, createRandom(seed + 100 + tab), result, () => isOver),
    ),
    ...Array.from({ length: TABS.new }, (_, tab) =>
      openTabs(site, browser, createRandom(seed + 200 + tab), result, () => isOver),
    ),
  ];
  let remaining = operations;
  const teams = remoteNames().map(async (name, index) => {
    const team = new Team(site, name, createRandom(seed + index));
    while (remaining-- > 0) {
      try {
        const line = await team.act();
        result.operations.push(line);
        log(`${result.operations.length}/${operations} ${line}`);
      } catch (error) {
        result.failures.push(String(error));
      }
      result.memory.push(residentMegabytes(site.shell.pid));
    }
  });
  await Promise.all(teams);
  isOver = true;
  await Promise.all(visitors);
  return result;
}

type IsOver = () => boolean;

/** Runs a visit; an error ends it and is recorded. */
async function recordFailure(result: SoakResult, visit: () => Promise<void>): Promise<void> {
  await visit().catch((error: unknown) => void result.visits.failedLoads.push(String(error)));
}

async function stayInTab(site: Site, browser: Browser, random: Random, result: SoakResult, isOver: IsOver) {
  await recordFailure(result, async () => {
    const visitor = await Visitor.open(browser, site.url, random, result.visits);
    while (!isOver()) await visitor.followLink();
    await visitor.close();
  });
}

async function openTabs(site: Site, browser: Browser, random: Random, result: SoakResult, isOver: IsOver) {
  while (!isOver()) {
    await recordFailure(result, async () => {
      const visitor = await Visitor.open(browser, site.url, random, result.visits);
      for (let count = 0; count < NAVIGATIONS_OF_A_TAB && !isOver(); count += 1) await visitor.followLink();
      await visitor.close();
    });
  }
}
