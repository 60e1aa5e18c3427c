import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST } from '@site/contracts/release-files';
import { releaseKey } from '../../keys';
import {
  activateRelease,
  awaitVerdict,
  describeRetry,
  describeVerdict,
  publishRelease,
} from '../../publishing';
import type { GateContext, Step, StepOutcome } from '../step';

/** Records the outcomes of the other steps in the release. */
async function recordOutcomes(output: string, outcomes: readonly StepOutcome[]): Promise<void> {
  const file = path.join(output, MANIFEST);
  const release = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const gate = Object.fromEntries(outcomes.map(({ name, outcome }) => [name, outcome]));
  await writeFile(file, `${JSON.stringify({ ...release, gate }, null, 2)}\n`);
}

/** Uploads the release, activates it, and waits for the shell's verdict. */
export const publishStep = (after: readonly string[]): Step => ({
  name: 'publish',
  after,
  required: true,
  advice:
    'see the reason; the previous release stays live, and this one is retried until another is activated',
  async run({ remote, siteUrl, originOf, built, log }: GateContext, outcomes) {
    if (!built) throw new Error('There is no release to publish');
    await recordOutcomes(built.output, outcomes);
    const target = {
      originUrl: originOf(remote.name),
      key: await releaseKey(remote.name),
      onRetry: (reason: string, delayMs: number) => log(`      ${describeRetry(reason, delayMs)}`),
    };
    await publishRelease({ ...target, folder: built.output });
    const activation = await activateRelease({
      ...target,
      remote: remote.name,
      version: built.release.version,
    });
    const decided = await awaitVerdict({ siteUrl, ...activation });
    const { verdict, reason } = decided;
    return verdict === 'live' || verdict === 'unavailable'
      ? { problems: [], notes: [describeVerdict(decided, siteUrl)] }
      : { problems: [`${verdict}: ${reason}`] };
  },
});
