import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { removeFolder } from '@site/node-service/temporary-folder';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const fixture = fileURLToPath(new URL('fixture-remote', import.meta.url));

/** Path of the `federation` command. */
const commandFile = path.join(packageFolder, 'bin', 'federation.mjs');

/** Options of Node with which the browser trial is not found, as in the images that build releases. */
export const WITHOUT_BROWSER_TRIAL = ['--import', new URL('without-browser-trial.mjs', import.meta.url).href];

const copies: string[] = [];

// Jest accepts no hook in tests and hooks, which make the copies: a test that imports this file registers it.
afterAll(() => Promise.all(copies.map((folder) => removeFolder(folder))));

/**
 * Copies the fixture remote into a folder from which the repository's packages resolve; `files` replace its own. The
 * copy is removed after the tests of the file.
 */
export async function copyFixtureRemote(files: Record<string, string> = {}): Promise<string> {
  const parent = path.join(packageFolder, 'dist');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'fixture-'));
  copies.push(folder);
  await cp(fixture, folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(folder, file), text)));
  return folder;
}

export interface CommandResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs the `federation` command in a remote's folder, as npm scripts do. `nodeOptions` are options of Node. */
export async function runFederation(
  folder: string,
  args: string[],
  nodeOptions: string[] = [],
): Promise<CommandResult> {
  try {
    const parameters = [...nodeOptions, commandFile, ...args];
    const output = await promisify(execFile)(process.execPath, parameters, { cwd: folder });
    return { exitCode: 0, ...output };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { exitCode: code, stdout, stderr };
  }
}
