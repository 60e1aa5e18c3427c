import type { GateOutcomes, RemoteName, Site } from '@site/contracts';
import { fetchSite } from '@site/releases/documents';
import { requireSameSources } from '../../build/name-build';
import { ensureReleaseKey } from '../../keys';
import { findOrigin } from '../../remotes';
import { activateRelease, awaitVerdict, describeVerdict, publishRelease } from '../../publishing';
import { causeOf } from '../../publishing/origin-client';
import { defineStep, type GateContext, type StepOutcome } from '../step';
import { build } from './build';
import { live, type LiveSite } from './live';

const REFUSED_ADVICE =
  'see the reason; the previous release stays live, and the shell tries this one again until another is activated';
const LACKING_ADVICE =
  'nothing is published, because the shell would refuse it: do not skip these steps; if one could not run, see its reason, and run federation release again later';
const UNKNOWN_ADVICE = 'see the reason; federation releases shows what is activated';

/** The outcomes of the other steps, all of which have passed or been skipped. */
const recordOf = (outcomes: readonly StepOutcome[]): GateOutcomes =>
  Object.fromEntries(
    outcomes.map(({ name, outcome }) => [name, outcome === 'passed' ? 'passed' : 'skipped']),
  );

/** The configuration of the site; undefined, which it says, while the site is down. */
function readSite({ siteUrl, log }: GateContext): Promise<Site | undefined> {
  const read = () => fetchSite(siteUrl);
  // A busy shell may be late with one response. While the site is down, `--skip live` releases all the same.
  return read()
    .catch(read)
    .catch((error: unknown) => {
      log(
        `      the steps that the site requires are unknown, and the shell may refuse the release: ${causeOf(error)}`,
      );
      return undefined;
    });
}

/** A line for each step that the site requires of a remote and that has not passed. */
function lackingSteps(
  remote: RemoteName,
  site: Site | undefined,
  outcomes: readonly StepOutcome[],
): string[] {
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
  async run(context, values, before) {
    const { remote, folder, sources, siteUrl, originUrl, log } = context;
    // Tests, types and lint read the sources themselves, perhaps after the build had read them.
    requireSameSources(folder, 'production', { sources });
    // Undefined if the step was skipped: nothing was compared with what is live.
    const site = before.find(({ name }) => name === live.name)?.value as LiveSite | undefined;
    const lacking = lackingSteps(remote.name, site ?? (await readSite(context)), before);
    if (lacking.length > 0) return { problems: lacking, advice: LACKING_ADVICE };
    const { release, output } = values.build;
    const target = {
      originUrl: await findOrigin(remote.name, { siteUrl, originUrl }),
      key: await ensureReleaseKey(remote.name),
      onRetry: (line: string) => log(`      ${line}`),
    };
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
