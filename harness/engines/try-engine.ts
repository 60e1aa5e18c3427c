import { outcomeOf, type Outcome } from '../outcome';
import { NARROW, WIDE, type Check, type CheckedSite } from './checks/check';
import { formChecks } from './checks/forms';
import { historyChecks } from './checks/history';
import { overlayChecks } from './checks/overlays';
import { pageChecks } from './checks/pages';
import type { Engine } from './driver';
import { Visitor } from './visitor';

const WINDOWS = [
  { width: WIDE, height: 800 },
  { width: NARROW, height: 844 },
];

const checks: readonly Check[] = [...pageChecks, ...overlayChecks, ...historyChecks, ...formChecks];

/** Runs one check with a new profile. Resolves with what is wrong; undefined where nothing is. */
async function tryCheck(
  engine: Engine,
  window: (typeof WINDOWS)[number],
  check: Check,
  url: string,
  site: CheckedSite,
): Promise<string | undefined> {
  const driver = await engine.launch();
  try {
    await driver.resize(window.width, window.height);
    await check.run(new Visitor(driver, url), site);
    return undefined;
  } catch (error) {
    return `${window.width} px: ${check.name}: ${(error as Error).message}`;
  } finally {
    await driver.close();
  }
}

/** Runs every check in an engine, at both widths. */
export async function tryEngine(engine: Engine, url: string, site: CheckedSite): Promise<Outcome> {
  const problems: string[] = [];
  let count = 0;
  for (const window of WINDOWS) {
    for (const check of checks.filter(({ width = window.width }) => width === window.width)) {
      count += 1;
      const problem = await tryCheck(engine, window, check, url, site);
      if (problem) problems.push(problem);
    }
  }
  return outcomeOf(problems, `${count} checks`);
}
