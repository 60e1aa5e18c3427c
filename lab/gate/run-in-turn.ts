import type { steps as gateSteps } from '@site/federation/gate-steps';
import type { StepsResult } from './gate-run';

type Step = (typeof gateSteps)[number];

/** This step throws its problems with a release. An error of any other step is a failure of that step. */
const THROWS_VERDICTS = 'build';

/**
 * Runs steps one after the other, until one refuses the release.
 *
 * @throws Error if a step cannot check: that says nothing about the release.
 */
export async function runInTurn(
  steps: readonly Step[],
  context: Parameters<Step['run']>[0],
): Promise<StepsResult> {
  const values = new Map<string, unknown>();
  for (const { name, needs = {}, run } of steps) {
    const needed = Object.entries(needs).map(([key, step]) => [key, values.get(step.name)]);
    const { problems, unavailable, value } = await run(context, Object.fromEntries(needed), []).catch(
      (error: Error): Awaited<ReturnType<Step['run']>> => {
        if (name === THROWS_VERDICTS) return { problems: [error.message] };
        throw new Error(`the step ${name} has failed to check`, { cause: error });
      },
    );
    if (unavailable) throw new Error(`the step ${name} could not check: ${unavailable}`);
    if (problems.length > 0) return { step: name, problem: problems.join('\n') };
    values.set(name, value);
  }
  return { output: (values.get('build') as { output: string }).output };
}
