import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSchema } from '@site/contracts';
import { aRelease } from '@site/contracts/testing/a-release';
import { writeReport, type GateReport } from './report';
import type { StepOutcome } from './step';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-'));
});

const releaseOf = (...pages: { url: string; status?: number }[]) =>
  aRelease({
    name: 'mf-careers',
    version: '1.0.0',
    routes: releaseSchema.shape.routes.parse([{ path: '/careers', expose: 'CareersPage', pages }]),
  });

const OUTCOMES: StepOutcome[] = [
  { name: 'types', outcome: 'passed', durationMs: 1_240, problems: [], notes: ['12 files'] },
  { name: 'lint', outcome: 'failed', durationMs: 300, problems: ['<b> | unused\nin a.tsx'] },
  {
    name: 'browser',
    outcome: 'skipped',
    durationMs: 0,
    problems: [],
    unavailable: 'the origin of another team is down',
  },
];

async function report(parts: Partial<GateReport>): Promise<string> {
  const page = await writeReport(folder, {
    title: 'mf-careers 1.4.2',
    verdict: 'not released: lint failed',
    steps: OUTCOMES,
    release: undefined,
    before: undefined,
    changedPages: [],
    ...parts,
  });
  expect(page).toBe(path.join(folder, 'index.html'));
  return readFile(page, 'utf8');
}

/** The contents of the cells of a report's first or last table, by rows. */
function cellsOf(html: string, table: 'first' | 'last'): string[][] {
  const rows = html
    .split('<table>')
    .at(table === 'first' ? 1 : -1)!
    .split('<tr>');
  const cells = rows.map((row) => [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell));
  return cells.filter((row) => row.length > 0);
}

test('a report has the verdict, and a row for each step with its details', async () => {
  const html = await report({});
  expect(html).toContain('<h1>mf-careers 1.4.2</h1><p>not released: lint failed</p>');
  expect(cellsOf(html, 'first')).toEqual([
    ['types', '<span class="passed">passed</span>', '1.2 s', '<pre>12 files</pre>'],
    ['lint', '<span class="failed">failed</span>', '0.3 s', '<pre>&lt;b> | unused\nin a.tsx</pre>'],
    [
      'browser',
      '<span class="skipped">skipped</span>',
      '0.0 s',
      '<pre>the origin of another team is down</pre>',
    ],
  ]);
});

test('addresses that are new, dropped, or have another status than 200 are marked', async () => {
  const release = releaseOf({ url: '/careers' }, { url: '/jobs', status: 301 }, { url: '/careers?page=2' });
  const before = releaseOf({ url: '/careers' }, { url: '/vacancies' });
  expect(cellsOf(await report({ release, before }), 'last')).toEqual([
    ['/careers', 'CareersPage', ''],
    ['/jobs', 'CareersPage', 'new 301'],
    ['/careers?page=2', 'CareersPage', 'new'],
    ['/vacancies', 'CareersPage', 'dropped'],
  ]);
});

test('changed pages are shown before and after', async () => {
  const html = await report({
    changedPages: [{ page: '/careers', before: 'a.png', after: 'b.png' }],
  });
  expect(html).toContain('<h3>/careers</h3>');
  expect(html).toContain('<img src="pictures/a.png" alt="before">');
  expect(html).toContain('<img src="pictures/b.png" alt="after">');
});
