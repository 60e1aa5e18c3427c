import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

/** The end of a long output says most. */
const MAX_OUTPUT_CHARACTERS = 6_000;

interface ToolRun {
  exitCode: number | null;
  output: string;
  timedOut: boolean;
}

/** Path of the first command of a package, as a remote's folder resolves it. */
function commandOf(folder: string, name: string): string {
  const description = createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(description, 'utf8')) as { bin: string | Record<string, string> };
  const [command = ''] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return path.join(path.dirname(description), command);
}

interface ToolOptions {
  cwd: string;
  timeoutMs: number;
  /** Parameters of Node itself. */
  nodeParameters?: readonly string[];
  /** Whether it leaves the processor to the steps that take longer. */
  lowPriority?: boolean;
}

/** Runs the command of a package, and ends it with everything that it started once the time is up. */
export function runTool(
  folder: string,
  name: string,
  parameters: readonly string[],
  { cwd, timeoutMs, nodeParameters = [], lowPriority = false }: ToolOptions,
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that its workers are ended as well.
    const child = spawn(process.execPath, [...nodeParameters, commandOf(folder, name), ...parameters], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (lowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const add = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT_CHARACTERS);
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const endGroup = () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup();
    }, timeoutMs);
    process.once('exit', endGroup);
    child.once('error', reject);
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      process.off('exit', endGroup);
      resolve({ exitCode, output, timedOut });
    });
  });
}

/** The problems of a run: its output, if it failed. */
export const problemsOf = ({ exitCode, output, timedOut }: ToolRun, timeoutMs: number): string[] => {
  if (timedOut) return [`Not finished within ${timeoutMs / 1000} s\n${output}`];
  return exitCode === 0 ? [] : [output];
};
