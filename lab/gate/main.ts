import { parseArgs } from 'node:util';
import { BrowserTrial } from '@site/browser-trial';
import { fetchLiveReleases, fetchSite } from '@site/releases/documents';
import { ensureBrowser } from '@site/browser-trial/browser';
import { breakingEdits, harmlessEdits } from './edits';
import { tryMutants } from './mutation/try-mutants';
import { tryEdit, type Verdict } from './try-edits';
import { copyRepository } from '../copy-repository';
import { onlyMatching } from '../only-matching';
import { onSite, runSuite } from '../run-suite';
import { root } from '@site/harness/run.mjs';
import { buildChanged } from '@site/harness/site/build';
import type { Site } from '@site/harness/site/site';

/** The share of the breaking edits that the gate must refuse. */
const MIN_CAUGHT_SHARE = 0.95;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    mutate: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});

const chosen = onlyMatching(
  values.only,
  [...breakingEdits, ...harmlessEdits].filter(({ isShort = false }) => !values.short || isShort),
  ({ name, remote }) => `${remote} ${name}`,
);
const breaking = chosen.filter((edit) => breakingEdits.includes(edit));
const harmless = chosen.filter((edit) => harmlessEdits.includes(edit));

/** Tries every edit, or with `--mutate N` that many random mutants, and prints a line for each. Resolves with problems. */
async function tryAll(site: Site, repository: string): Promise<string[]> {
  const known = await fetchSite(site.url);
  const live = await fetchLiveReleases(site.url, known.remotes);
  const trial = await BrowserTrial.start(known, live);
  const settings = { repository, trial, environment: { SITE_URL: site.url } };
  const drawing = { count: Number(values.mutate), seed: Number(values.seed) };
  try {
    if (drawing.count > 0) return await tryMutants(settings, site.url, live, drawing);
    const verdicts: Verdict[] = [];
    for (const edit of chosen) {
      const verdict = await tryEdit(settings, edit, verdicts.length);
      verdicts.push(verdict);
      print(verdict);
    }
    return judge(verdicts);
  } finally {
    await trial.stop();
  }
}

function print({ edit, step, problem, durationMs }: Verdict): void {
  const isBreaking = breaking.includes(edit);
  const isRight = isBreaking === (step !== null);
  const columns = [
    isRight ? '✓' : '✗',
    isBreaking ? 'breaking' : 'harmless',
    edit.remote.padEnd(12),
    edit.name.padEnd(50),
    (step ?? 'goes live').padEnd(24),
    `${(durationMs / 1000).toFixed(1)} s`.padStart(7),
    problem,
  ];
  console.log(columns.join('  '));
}

/** Prints the result. Returns a line if too few breaking edits are refused, and one for each harmless edit that is. */
function judge(verdicts: readonly Verdict[]): string[] {
  const caught = verdicts.filter(({ edit, step }) => breaking.includes(edit) && step !== null);
  const refused = verdicts.filter(({ edit, step }) => harmless.includes(edit) && step !== null);
  console.log(`\n${caught.length} of ${breaking.length} breaking edits are caught, by:`);
  for (const step of new Set(caught.map(({ step: name }) => name)))
    console.log(`  ${step?.padEnd(24)} ${caught.filter(({ step: name }) => name === step).length}`);
  console.log(`${refused.length} of ${harmless.length} harmless edits are refused`);
  return [
    ...(caught.length < breaking.length * MIN_CAUGHT_SHARE ? ['Too few breaking edits are caught'] : []),
    ...refused.map(({ edit }) => `${edit.remote}, ${edit.name}: harmless, and refused`),
  ];
}

await runSuite(async () => {
  ensureBrowser();
  await buildChanged();
  const repository = await copyRepository(root);
  return onSite('gate', (site) => tryAll(site, repository));
});
