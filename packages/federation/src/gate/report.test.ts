import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { writeReport, type GateReport } from './report';
import type { StepOutcome } from './step';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-'));
});

afterEach(() => rm(folder, { recursive: true }));

const releaseOf = (...pages: { url: string; status?: number }[]) =>
  ({
    name: 'mf-careers',
    routes: [{ expose: 'CareersPage', pages: pages.map((page) => ({ status: 200, ...page })) }],
  }) as unknown as Release;

const OUTCOMES: StepOutcome[] = [
  { name: 'types', outcome: 'passed', durationMs: 1_240, problems: [], notes: ['12 files'] },
  { name: 'lint', outcome: 'failed', durationMs: 300, problems: ['<b> | unused\nin a.tsx'] },
  {
    name: 'pages',
    outcome: 'skipped',
    durationMs: 0,
    problems: [],
    unavailable: 'the site does not respond',
  },
];

async function report(parts: Partial<GateReport>): Promise<{ markdown: string; html: string }> {
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
  return {
    markdown: await readFile(path.join(folder, 'report.md'), 'utf8'),
    html: await readFile(page, 'utf8'),
  };
}

test('a report has the verdict, and a row for each step with its details', async () => {
  const { markdown, html } = await report({});
  expect(markdown).toContain('# mf-careers 1.4.2\n\nnot released: lint failed\n');
  expect(markdown).toContain('| types | passed | 1.2 s | 12 files |');
  expect(markdown).toContain('| lint | failed | 0.3 s | <b> \\| unused in a.tsx |');
  expect(markdown).toContain('| pages | skipped | 0.0 s | the site does not respond |');
  expect(html).toContain('<pre>&lt;b> | unused\nin a.tsx</pre>');
});

test('addresses that are new, dropped, or have another status than 200 are marked', async () => {
  const release = releaseOf({ url: '/careers' }, { url: '/jobs', status: 301 }, { url: '/careers?page=2' });
  const before = releaseOf({ url: '/careers' }, { url: '/vacancies' });
  const { markdown } = await report({ release, before });
  expect(markdown.split('## Addresses').at(-1)).toBe(`

| address | page | |
|---|---|---|
| /careers | CareersPage |  |
| /jobs | CareersPage | new 301 |
| /careers?page=2 | CareersPage | new |
| /vacancies | CareersPage | dropped |

`);
});

test('changed pages are shown before and after', async () => {
  const { markdown, html } = await report({
    changedPages: [{ page: '/careers', before: 'pictures/a.png', after: 'pictures/b.png' }],
  });
  expect(markdown).toContain('### /careers');
  expect(markdown).toContain('| ![before](pictures/a.png) | ![after](pictures/b.png) |');
  expect(html).toContain('<img src="pictures/b.png" alt="after">');
});
