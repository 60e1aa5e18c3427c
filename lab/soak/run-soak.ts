import type { Browser } from '@playwright/test';
import { residentMegabytes } from '../resident-memory';
import type { Site } from '@site/harness/site/site';
import { remoteNames } from '@site/harness/site/remotes';
import { createRandom } from './random';
import { Team } from './team';
import { noVisits, Visitor, type Visits } from './visitor';

/** How often each visitor navigates before opening a new tab: two stay in theirs from the start to the end. */
const NAVIGATIONS_OF_A_TAB = [Infinity, Infinity, 4];

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
): Promise<SoakResult> {
  const result: SoakResult = { visits: noVisits(), operations: [], failures: [], memory: [] };
  let isOver = false;
  const visitors = NAVIGATIONS_OF_A_TAB.map(async (navigations, index) => {
    const random = createRandom(seed + 100 + index);
    while (!isOver) {
      try {
        const visitor = await Visitor.open(browser, site.url, random, result.visits);
        for (let count = 0; count < navigations && !isOver; count += 1) await visitor.followLink();
        await visitor.close();
      } catch (error) {
        result.visits.failedLoads.push(String(error));
      }
    }
  });
  let remaining = operations;
  const teams = remoteNames().map(async (name, index) => {
    const team = new Team(site, name, createRandom(seed + index));
    while (remaining-- > 0) {
      try {
        const line = await team.act();
        result.operations.push(line);
        console.log(`${result.operations.length}/${operations} ${line}`);
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
