import { browserLaunch } from '@site/browser-trial/browser';
import { TrialSite } from '@site/browser-trial/trial-site';
import { fetchReleases, fetchSite, type LiveReleases } from '@site/releases/documents';
import type { Browser } from '@playwright/test';
import { inBrowser } from '../../run-suite';
import { tryEdit, type SuiteSettings } from '../try-edits';
import { drawMutants, type Mutant } from './mutants';
import { SecondVisitor } from './second-visitor';

/** The share of the mutants that a visitor can notice that the gate must stop. */
const MIN_STOPPED_SHARE = 0.9;
const MAX_SHOWN_DIFFERENCES = 3;

interface Outcome {
  mutant: Mutant;
  /** The step that stopped it; null: it would have gone live. */
  step: string | null;
  /** The differences that the second visitor notices. Empty if a step stopped the mutant. */
  noticed: readonly string[];
}

/**
 * Sends random mutants of the remotes through the gate. A second, independent visitor visits those that would go live.
 * Prints every mutant. Resolves with a problem if the gate stops too few of those that a visitor can notice.
 */
export async function tryMutants(
  settings: SuiteSettings,
  siteUrl: string,
  sources: LiveReleases,
  drawing: { count: number; seed: number },
): Promise<string[]> {
  const known = await fetchSite(siteUrl);
  const live = await fetchReleases(sources);
  const mutants = await drawMutants(settings.repository, Object.keys(live), drawing);
  const site = await TrialSite.start({ ...known, live: sources, shells: { candidate: {}, live: {} } });
  const outcomes: Outcome[] = [];
  const tryAll = async (browser: Browser) => {
    const visitor = new SecondVisitor(browser);
    for (const mutant of mutants) {
      let noticed: string[] = [];
      const onLive = async (releaseFolder: string) => {
        const candidate = await site.activate(releaseFolder);
        noticed = await visitor.differences(site.urls, candidate, live);
      };
      const { step } = await tryEdit({ ...settings, onLive }, mutant, outcomes.length);
      const outcome = { mutant, step, noticed };
      outcomes.push(outcome);
      print(outcome);
    }
  };
  try {
    await inBrowser(browserLaunch(), tryAll);
  } finally {
    await site.stop();
  }
  return judge(outcomes, drawing.seed);
}

function print({ mutant, step, noticed }: Outcome): void {
  const { remote, part, operator, name } = mutant;
  const fate = step ? 'stopped' : noticed.length > 0 ? 'SURVIVES' : 'unnoticed';
  console.log(
    [fate.padEnd(9), part.padEnd(13), operator.padEnd(21), (step ?? '').padEnd(24), `${remote}/${name}`].join(
      '  ',
    ),
  );
  for (const difference of noticed.slice(0, MAX_SHOWN_DIFFERENCES)) console.log(`             ${difference}`);
}

function judge(outcomes: readonly Outcome[], seed: number): string[] {
  const stopped = outcomes.filter(({ step }) => step !== null);
  const survivors = outcomes.filter(({ step, noticed }) => step === null && noticed.length > 0);
  console.log('\n                 stopped  survive  unnoticed');
  for (const part of new Set(outcomes.map(({ mutant }) => mutant.part))) {
    const count = (some: readonly Outcome[]) => some.filter(({ mutant }) => mutant.part === part).length;
    const counts = [count(stopped), count(survivors), count(outcomes) - count(stopped) - count(survivors)];
    console.log(`  ${part.padEnd(13)}${counts.map((each) => String(each).padStart(9)).join('')}`);
  }
  const share = stopped.length / (stopped.length + survivors.length);
  console.log(
    `\nThe gate stops ${stopped.length} of ${stopped.length + survivors.length} mutants that a visitor could notice (${Math.round(share * 100)}%), seed ${seed}`,
  );
  return share >= MIN_STOPPED_SHARE ? [] : ['The gate stops too few mutants'];
}
