import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Only the end of a longer output is kept, and less of it is printed. */
const MAX_OUTPUT_CHARACTERS = 1_000_000;
const MAX_PRINTED_CHARACTERS = 6_000;

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface ToolRun {
  exitCode: number | null;
  output: string;
  timedOut: boolean;
}

/**
 * Path of the first command of a package, as a remote's folder resolves it.
 *
 * @throws Error if the package is not installed: `npm start` installs no test and lint tools.
 */
export function commandOf(folder: string, name: string): string {
  const description = descriptionOf(folder, name);
  if (!description) throw new Error(`${name} is not installed: run \`npm install\` first`);
  const { bin } = JSON.parse(readFileSync(description, 'utf8')) as { bin: string | Record<string, string> };
  const [command = ''] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return path.join(path.dirname(description), command);
}

function descriptionOf(folder: string, name: string): string | undefined {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}

/** How long a tool may take that does not run the team's code. A busy machine needs several times the usual 10 s. */
const TIMEOUT_MS = 300_000;

interface ToolOptions {
  cwd: string;
  timeoutMs?: number;
  /** Parameters of Node itself. */
  nodeParameters?: readonly string[];
}

/** Runs the command of a package. Kills it with its child processes after the timeout, and if this process ends. */
export function runTool(
  folder: string,
  name: string,
  parameters: readonly string[],
  { cwd, timeoutMs = TIMEOUT_MS, nodeParameters = [] }: ToolOptions,
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that its workers are killed as well.
    const child = spawn(process.execPath, [...nodeParameters, commandOf(folder, name), ...parameters], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const add = (text: string) => {
      output = (output + stripVTControlCharacters(text)).slice(-MAX_OUTPUT_CHARACTERS);
    };
    const killGroup = () => {
      try {
        // Also after the exit of the child: a process that it has started may go on, and hold its output open.
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch (error) {
        // No process of the group is left.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    };
    const stopListening = () => {
      process.off('exit', killGroup);
      for (const signal of END_SIGNALS) process.off(signal, endWith);
    };
    // A terminal signals only its own process group, and Node ends with a signal without the event `exit`.
    const endWith = (signal: NodeJS.Signals) => {
      killGroup();
      stopListening();
      process.kill(process.pid, signal);
    };
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      killGroup();
      // A process in another group may hold them open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
    }, timeoutMs);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add);
    process.on('exit', killGroup);
    for (const signal of END_SIGNALS) process.on(signal, endWith);
    child.once('error', reject);
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      stopListening();
      resolve({ exitCode, output, timedOut });
    });
  });
}

/** The problems of a run: its output, if it failed or did not end. */
export const problemsOf = ({ exitCode, output, timedOut }: ToolRun): string[] => {
  const printed = output.slice(-MAX_PRINTED_CHARACTERS);
  if (timedOut) return [`It did not end, and was stopped. It has printed:\n${printed}`];
  return exitCode === 0 ? [] : [printed];
};
