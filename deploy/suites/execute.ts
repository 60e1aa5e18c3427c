import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@site/harness/run.mjs';

const execFileLater = promisify(execFile);

/** Runs a program in the repository. Resolves with what it printed; rejects with the end of all that it said. */
export async function execute(
  program: string,
  parameters: string[],
  { cwd = root, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  try {
    const { stdout } = await execFileLater(program, parameters, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${parameters.join(' ')} failed:\n${stdout}${stderr}`.slice(-4_000), {
      cause: error,
    });
  }
}
