import { outcomeOf, type Outcome } from '../outcome';
import { NARROW, WIDE, type Check, type CheckedSite } from './checks/check';
import { formChecks } from './checks/forms';
import { historyChecks } from './checks/history';
import { overlayChecks } from './checks/overlays';
import { pageChecks } from './checks/pages';
import type { Driver, Engine } from './driver';
import { Visitor } from './visitor';

const WINDOWS = [
  { width: WIDE, height: 800 },
  { width: NARROW, height: 844 },
];

const checks: readonly Check[] = [...pageChecks, ...overlayChecks, ...historyChecks, ...formChecks];

const checksOf = (window: number) => checks.filter(({ width = window }) => width === window);

/** Runs every check of a window in one browser. After one that failed, the next begin in a new browser. */
async function tryWindow(
  engine: Engine,
  { width, height }: (typeof WINDOWS)[number],
  url: string,
  site: CheckedSite,
): Promise<string[]> {
  const problems: string[] = [];
  let driver: Driver | undefined;
  for (const check of checksOf(width)) {
    try {
      driver ??= await engine.launch();
      await driver.resize(width, height);
      // The check before may have left the pointer over the Services menu, which opens on hover and covers the page.
      await driver.movePointer(0, 0);
      await check.run(new Visitor(driver, url), site);
    } catch (error) {
      problems.push(`${width} px: ${check.name}: ${(error as Error).message}`);
      await driver?.close();
      driver = undefined;
    }
  }
  await driver?.close();
  return problems;
}

/** Runs every check in an engine, at both widths; in the short form, as a phone only. */
export async function tryEngine(
  engine: Engine,
  url: string,
  site: CheckedSite,
  short: boolean,
): Promise<Outcome> {
  const windows = WINDOWS.filter(({ width }) => !short || width === NARROW);
  const problems: string[] = [];
  for (const window of windows) problems.push(...(await tryWindow(engine, window, url, site)));
  const count = windows.flatMap(({ width }) => checksOf(width)).length;
  return outcomeOf(problems, `${count} checks at ${windows.map(({ width }) => width).join(' and ')} px`);
}
