import { root } from '@site/harness/run.mjs';
import { execa } from 'execa';

/** Runs `docker` in the root folder of the repository. Resolves with its standard output, without the last newline. */
export async function docker(parameters: string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await execa('docker', parameters, { cwd: root, env: environment });
  return stdout;
}
