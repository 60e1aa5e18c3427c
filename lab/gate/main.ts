import { parseArgs } from 'node:util';
import { BrowserTrial } from '@site/browser-trial';
import { fetchLiveReleases, fetchSite } from '@site/releases/documents';
import { ensureBrowser } from '@site/browser-trial/browser';
import { breakingEdits, harmlessEdits } from './edits';
import { judgeEdits } from './judge-edits';
import { tryMutants } from './mutation/try-mutants';
import { tryEdit, type Verdict } from './try-edits';
import { copyRepository } from '../copy-repository';
import { onlyMatching } from '../only-matching';
import { onSite, runSuite } from '../run-suite';
import { root } from '@site/harness/run.mjs';
import type { Site } from '@site/harness/site/site';

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

/**
 * Tries every edit, or with `--mutate N` that many random mutants, and prints a line for each. Resolves with problems.
 */
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
    return judgeEdits(
      verdicts.filter(isBreaking),
      verdicts.filter((verdict) => !isBreaking(verdict)),
    );
  } finally {
    await trial.stop();
  }
}

const isBreaking = ({ edit }: Verdict) => breakingEdits.includes(edit);

function print(verdict: Verdict): void {
  const { edit, step, problem, durationMs } = verdict;
  const isRight = isBreaking(verdict) === (step !== null);
  const columns = [
    isRight ? '✓' : '✗',
    isBreaking(verdict) ? 'breaking' : 'harmless',
    edit.remote.padEnd(12),
    edit.name.padEnd(50),
    (step ?? 'goes live').padEnd(24),
    `${(durationMs / 1000).toFixed(1)} s`.padStart(7),
    problem,
  ];
  console.log(columns.join('  '));
}

await runSuite(async () => {
  ensureBrowser();
  const repository = await copyRepository(root);
  return onSite('gate', (site) => tryAll(site, repository));
});
