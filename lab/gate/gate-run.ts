import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { execa } from 'execa';
import { z } from 'zod';

/** Against a step that hangs: each tool has a limit of its own. */
const STEPS_TIMEOUT_MS = 30 * 60_000;

const resultSchema = z.union([
  /** The step that refused the release, and why. */
  z.object({ step: z.string(), problem: z.string() }),
  /** Folder of the built release, which every step has passed. */
  z.object({ output: z.string() }),
]);

export type StepsResult = z.infer<typeof resultSchema>;

/**
 * Runs the gate's steps except `browser` and `publish`, in a new process, because each edit changes the sources.
 *
 * @param environment variables that name the live site.
 * @throws Error if a step cannot check the release.
 */
export async function runSteps(
  repository: string,
  remote: RemoteName,
  version: string,
  environment: Record<string, string>,
): Promise<StepsResult> {
  const script = path.join(repository, 'lab', 'gate', 'run-steps.ts');
  const parameters = ['--import', 'tsx', script, path.join(repository, remote), version];
  const { stdout, stderr, timedOut } = await execa('node', parameters, {
    cwd: repository,
    env: { ...inheritedVariables(), ...environment },
    extendEnv: false,
    reject: false,
    timeout: STEPS_TIMEOUT_MS,
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  try {
    return resultSchema.parse(JSON.parse(last));
  } catch {
    throw new Error(
      `the steps of ${remote} ${timedOut ? 'took too long' : 'ended without a result'}:\n${stdout}\n${stderr}`,
    );
  }
}
