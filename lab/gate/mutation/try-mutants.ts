import type { RemoteName } from '@site/contracts';
import { TrialSite } from '@site/browser-trial/trial-site';
import { fetchReleases, fetchSite, type LiveReleases } from '@site/releases/documents';
import { tryEdit, type SuiteSettings } from '../try-edits';
import { judgeMutants, type Outcome } from './judge-mutants';
import { drawMutants } from './mutants';
import { SecondVisitor } from './second-visitor';

const MAX_SHOWN_DIFFERENCES = 3;

/** @throws Error if the gate refuses a remote that nobody has changed: its refusals of mutants would mean nothing. */
async function requireUnchangedPass(
  settings: SuiteSettings,
  remotes: ReadonlySet<RemoteName>,
): Promise<void> {
  for (const remote of remotes) {
    const { step, problem } = await tryEdit(settings, { name: 'no change', remote, changes: [] }, 0);
    if (step !== null) throw new Error(`${step} refuses ${remote} without a change: ${problem}`);
    console.log(`${remote} without a change goes live`);
  }
}

/**
 * Sends random mutants of the remotes through the gate, after the same remotes without a change. A second visitor
 * visits those that would go live. Prints every mutant. Resolves with a problem if the gate stops too few.
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
  await requireUnchangedPass(settings, new Set(mutants.map(({ remote }) => remote)));
  const site = await TrialSite.start({ ...known, live: sources, shells: { candidate: {}, live: {} } });
  const visitor = await SecondVisitor.start();
  const outcomes: Outcome[] = [];
  try {
    for (const mutant of mutants) {
      let noticed: string[] = [];
      const onLive = async (releaseFolder: string) => {
        const candidate = await site.activate(releaseFolder);
        noticed = await visitor.differences(site.urls, candidate, live);
      };
      const { step } = await tryEdit({ ...settings, onLive }, mutant, outcomes.length + 1);
      const outcome = { mutant, step, noticed };
      outcomes.push(outcome);
      print(outcome);
    }
  } finally {
    await visitor.close();
    await site.stop();
  }
  return judgeMutants(outcomes, drawing.seed);
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
