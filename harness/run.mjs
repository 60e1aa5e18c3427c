import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Without a listener, Node would open an inspector, and a renderer with a team's code can send this signal.
process.on('SIGUSR1', () => undefined);

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the root folder, with the input and output of this process. Resolves with its exit code. */
export function run(command, parameters, settings = {}) {
  const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', ...settings });
  // Ctrl-C reaches the child as well: this process waits until it has exited.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
