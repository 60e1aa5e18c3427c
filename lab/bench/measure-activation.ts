import type { Activation } from '@site/contracts/signature';
import { activateRelease, OriginClient, rollBackRelease } from '@site/federation/publishing';
import { jobBoardTitle } from '@site/harness/remote-copy';
import { expectLive } from '@site/harness/site/expect-live';
import { makeRelease, replaceEverywhere } from '@site/harness/site/make-release';
import type { Site } from '@site/harness/site/site';
import { median } from '../statistics';
import { printTable } from '../table';

const REMOTE = 'mf-careers';
const VERSIONS = ['9.1.0', '9.2.0'] as const;

interface Timing {
  step: string;
  seconds: number;
}

/** Measures from the start of a command to the shell's verdict. Throws unless that is `live`. */
async function timed(site: Site, step: string, command: () => Promise<Activation>): Promise<Timing> {
  const start = performance.now();
  await expectLive(site, await command());
  return { step, seconds: (performance.now() - start) / 1000 };
}

/** Publishes both versions. The second is live, and the first is what a rollback returns to. */
async function publishVersions(site: Site): Promise<void> {
  for (const version of VERSIONS) {
    const activation = await makeRelease(site, {
      name: REMOTE,
      version,
      before: (files) => replaceEverywhere(files, jobBoardTitle, `${jobBoardTitle} ${version}`),
    });
    await expectLive(site, activation);
  }
}

async function activateAndRollBack(site: Site, rounds: number, when: string): Promise<Timing[]> {
  const target = await site.originOf(REMOTE).target();
  const timings: Timing[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const activate = () => activateRelease({ ...target, version: VERSIONS[1] });
    timings.push(await timed(site, `activate${when}`, activate));
    timings.push(await timed(site, `roll back${when}`, () => rollBackRelease(target)));
  }
  return timings;
}

async function liveVersion(site: Site): Promise<string | null> {
  return (await new OriginClient(site.originOf(REMOTE).url).list()).live;
}

/**
 * Activates and rolls back alternately, before and after a restart of the whole site, and prints the time to live.
 *
 * @returns the longest, in seconds.
 * @throws Error if the restart undoes the last rollback.
 */
export async function measureActivation(site: Site, { rounds }: { rounds: number }): Promise<number> {
  await publishVersions(site);
  // Otherwise the first activation would be of the version that is live.
  await expectLive(site, await rollBackRelease(await site.originOf(REMOTE).target()));
  const before = await activateAndRollBack(site, rounds, '');
  const rolledBackTo = await liveVersion(site);
  await site.stop();
  await site.start((reason) => console.error(reason.message));
  if ((await liveVersion(site)) !== rolledBackTo) throw new Error('The restart undoes the rollback');
  const timings = [...before, ...(await activateAndRollBack(site, rounds, ' after a restart'))];

  printTable([
    ['command', 'live after (s)', 'longest'],
    ...[...new Set(timings.map(({ step }) => step))].map((step) => {
      const seconds = timings.filter((timing) => timing.step === step).map((timing) => timing.seconds);
      return [step, median(seconds).toFixed(1), Math.max(...seconds).toFixed(1)];
    }),
  ]);
  return Math.max(...timings.map(({ seconds }) => seconds));
}
