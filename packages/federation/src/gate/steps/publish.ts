import type { GateOutcomes, RemoteName } from '@site/contracts';
import { fetchSite } from '@site/releases/documents';
import { requireSameSources } from '../../build/name-build';
import { ensureReleaseKey } from '../../keys';
import { findOrigin } from '../../remotes';
import { activateRelease, awaitVerdict, describeVerdict, publishRelease } from '../../publishing';
import { defineStep, type StepOutcome } from '../step';
import { build } from './build';
import { live, type LiveSite } from './live';

const REFUSED_ADVICE =
  'see the reason; the previous release stays live, and the shell tries this one again until another is activated';
const LACKING_ADVICE =
  'nothing is published, because the shell would refuse it: run federation release again with these steps, once each can check the release';
const UNKNOWN_ADVICE = 'see the reason; federation releases shows what is activated';

/** The outcomes of the other steps, all of which have passed or been skipped. */
const recordOf = (outcomes: readonly StepOutcome[]): GateOutcomes =>
  Object.fromEntries(
    outcomes.map(({ name, outcome }) => [name, outcome === 'passed' ? 'passed' : 'skipped']),
  );

/** A line for each step that the site requires of a remote and that has not passed. None while the site is down. */
async function lackingSteps(
  remote: RemoteName,
  siteUrl: string,
  outcomes: readonly StepOutcome[],
): Promise<string[]> {
  const site = await fetchSite(siteUrl).catch(() => undefined);
  const required = site?.remotes[remote]?.requiredSteps ?? [];
  const record = recordOf(outcomes);
  return required
    .filter((step) => record[step] !== 'passed')
    .map((step) => {
      const reason = outcomes.find(({ name }) => name === step)?.unavailable;
      return `the site requires the step ${step} of ${remote}, which has not passed${reason ? `: ${reason}` : ''}`;
    });
}

/**
 * Uploads the release as it was built and checked, activates it, and waits for the shell's verdict. The outcomes of the
 * gate are signed with the release, beside `release.json`.
 */
export const publish = defineStep({
  name: 'publish',
  needs: { build },
  waitsForAll: true,
  required: true,
  advice: 'see the reason, and run federation release again; federation releases shows what is activated',
  async run({ remote, folder, sources, siteUrl, originUrl, log }, values, before) {
    // Tests, types and lint read the sources themselves, perhaps after the build had read them.
    requireSameSources(folder, 'production', { sources });
    const lacking = await lackingSteps(remote.name, siteUrl, before);
    if (lacking.length > 0) return { problems: lacking, advice: LACKING_ADVICE };
    const { release, output } = values.build;
    const target = {
      originUrl: await findOrigin(remote.name, { siteUrl, originUrl }),
      key: await ensureReleaseKey(remote.name),
      onRetry: (line: string) => log(`      ${line}`),
    };
    // Undefined if the step was skipped: nothing was compared with what is live.
    const site = before.find(({ name }) => name === live.name)?.value as LiveSite | undefined;
    await publishRelease({ ...target, folder: output, checked: release, gate: recordOf(before) });
    const activation = await activateRelease({
      ...target,
      remote: remote.name,
      version: release.version,
      known: site?.activation,
    });
    log(`      ${release.version} is activated`);
    const decided = await awaitVerdict({ siteUrl, ...activation });
    const line = describeVerdict(decided, siteUrl);
    const { verdict } = decided;
    if (verdict === 'live' || verdict === 'unavailable') return { problems: [], notes: [line] };
    return { problems: [line], advice: verdict === 'refused' ? REFUSED_ADVICE : UNKNOWN_ADVICE };
  },
});
