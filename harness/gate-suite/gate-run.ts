import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { surroundings } from '@site/node-service/surroundings';
import { execa } from 'execa';
import { z } from 'zod';

const STEPS_TIMEOUT_MS = 240_000;

/** Where the gate's steps find what is live. */
export interface LiveSettings {
  siteUrl: string;
  originUrl: string;
  /** Variables that name the origins of all remotes. */
  environment: Record<string, string>;
}

const resultSchema = z.object({
  /** The step that refused the release; null: all passed. */
  step: z.string().nullable(),
  problem: z.string(),
  /** Folder of the built release. */
  output: z.string().nullable(),
});

export type StepsResult = z.infer<typeof resultSchema>;

/** Runs the gate's steps but for those of the browser and of publishing, in a process: sources differ between edits. */
export async function runSteps(
  repository: string,
  remote: RemoteName,
  version: string,
  { siteUrl, originUrl, environment }: LiveSettings,
): Promise<StepsResult> {
  const script = path.join(repository, 'harness', 'gate-suite', 'run-steps.ts');
  const parameters = ['--import', 'tsx', script, path.join(repository, remote), version, siteUrl, originUrl];
  const { stdout, stderr } = await execa('node', parameters, {
    cwd: repository,
    env: { ...surroundings(), ...environment },
    extendEnv: false,
    reject: false,
    timeout: STEPS_TIMEOUT_MS,
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  try {
    return resultSchema.parse(JSON.parse(last));
  } catch {
    throw new Error(`the steps ended without a result:\n${stdout}\n${stderr}`);
  }
}
