import type { GateOutcomes } from '@site/contracts';
import { requireSameSources } from '../../build/name-build';
import { ensureReleaseKey } from '../../keys';
import { findOrigin } from '../../remotes';
import { activateRelease, awaitVerdict, describeVerdict, publishRelease } from '../../publishing';
import { defineStep, type StepOutcome } from '../step';
import { build } from './build';
import { live, type LiveSite } from './live';

const REFUSED_ADVICE =
  'see the reason; the previous release stays live, and the shell tries this one again until another is activated';
const UNKNOWN_ADVICE = 'see the reason; federation releases shows what is activated';

/** The outcomes of the other steps, all of which have passed or been skipped. */
const recordOf = (outcomes: readonly StepOutcome[]): GateOutcomes =>
  Object.fromEntries(
    outcomes.map(({ name, outcome }) => [name, outcome === 'passed' ? 'passed' : 'skipped']),
  );

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
