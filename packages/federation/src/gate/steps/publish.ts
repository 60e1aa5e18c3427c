import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseKey } from '../../keys';
import { activateRelease, awaitVerdict, publishRelease } from '../../publishing';
import type { GateContext, Step, StepOutcome } from '../step';

/** Records in the release what became of the other steps. */
async function recordOutcomes(output: string, outcomes: readonly StepOutcome[]): Promise<void> {
  const file = path.join(output, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const gate = Object.fromEntries(outcomes.map(({ name, outcome }) => [name, outcome]));
  await writeFile(file, `${JSON.stringify({ ...release, gate }, null, 2)}\n`);
}

/** Uploads the release, activates it, and waits for what the shell says. */
export const publishStep = (after: readonly string[]): Step => ({
  name: 'publish',
  after,
  required: true,
  advice:
    'see the reason; the release before stays live, and this one is tried again until another is activated',
  async run({ remote, siteUrl, originUrl, built, log }: GateContext, outcomes) {
    if (!built) throw new Error('There is no release to publish');
    await recordOutcomes(built.output, outcomes);
    const target = {
      originUrl,
      key: await releaseKey(remote.name),
      onRetry: (reason: string, delayMs: number) =>
        log(`      ${reason}; trying again in ${delayMs / 1000} s`),
    };
    await publishRelease({ ...target, folder: built.output });
    const activation = await activateRelease({
      ...target,
      remote: remote.name,
      version: built.release.version,
    });
    const { verdict, seconds, reason } = await awaitVerdict({ siteUrl, ...activation });
    if (verdict === 'live') return { problems: [], notes: [`live after ${seconds.toFixed(1)} s`] };
    if (verdict === 'unavailable')
      return {
        problems: [],
        notes: [`The shell at ${siteUrl} is down: the release goes live when it is back`],
      };
    return { problems: [`${verdict}: ${reason}`] };
  },
});
