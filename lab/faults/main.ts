import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { faults } from './faults';
import { subjects } from './subjects';
import { tryFault, type Cell } from './try-fault';
import type { Site } from '@site/harness/site/site';
import { fastPolling } from '@site/harness/site/start-test-site';
import { onlyMatching } from '../only-matching';
import { inBrowser, onSite, runSuite } from '../run-suite';
import { printTable } from '../table';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const chosen = onlyMatching(values.only, faults, ({ name }) => name);

const textOf = (cell: Cell | undefined): string => {
  if (!cell) return '';
  return 'failure' in cell ? 'FAILED' : `${cell.shown}, ${(cell.milliseconds / 1_000).toFixed(1)} s`;
};

/** Prints a table of what visitors get. Resolves with a line for each failure. */
async function tryAll(site: Site, browser: Browser): Promise<string[]> {
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const fault of chosen) {
    const row = [fault.name];
    for (const [column, subject] of subjects.entries()) {
      // The short form is a diagonal: every fault once, every remote at least twice.
      const isTried = !values.short || faults.indexOf(fault) % subjects.length === column;
      const cell = isTried ? await tryFault(site, browser, fault, subject) : undefined;
      if (cell && 'failure' in cell) failures.push(`${fault.name}, ${subject.remote}: ${cell.failure}`);
      if (cell) console.log(`${fault.name}, ${subject.remote}: ${textOf(cell)}`);
      row.push(textOf(cell));
    }
    rows.push(row);
  }
  console.log(
    '\nWhat visitors get of a faulty remote within 2 s, besides header, footer and every other section:\n',
  );
  printTable([['', ...subjects.map(({ remote }) => remote)], ...rows]);
  return failures;
}

await runSuite(() => inBrowser((browser) => onSite('faults', (site) => tryAll(site, browser), fastPolling)));
