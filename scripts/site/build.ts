import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '@site/contracts';
import { hashSources } from '@site/federation/sources';
import { check, lock } from 'proper-lockfile';
import { root } from '../run.mjs';

const execute = promisify(execFile);

export type Mode = 'production' | 'development';

const AT_ONCE = 2;

interface Build {
  workspace: string;
  /** File that tells what the last build was made of. */
  marker: string;
  command: string[];
}

async function builtFrom(file: string): Promise<string> {
  if (!existsSync(file)) return '';
  const text = await readFile(file, 'utf8');
  return file.endsWith('.json') ? String((JSON.parse(text) as { sources: string }).sources) : text;
}

function builds(mode: Mode): Build[] {
  const modes = ['--mode', mode];
  // A remote's build names its release after its sources where it is given no version.
  const remotes = REMOTE_NAMES.map((name) => ({
    workspace: name,
    marker: path.join(root, name, 'dist', 'release', 'release.json'),
    command: modes,
  }));
  return [
    { workspace: 'shell', marker: path.join(root, 'shell', 'dist', mode, '.sources'), command: modes },
    ...remotes,
    { workspace: 'backend', marker: path.join(root, 'backend', 'dist', '.sources'), command: [] },
  ];
}

async function lockBuilds(say: (line: string) => void): Promise<() => Promise<void>> {
  const options = { lockfilePath: path.join(root, 'node_modules', '.build.lock') };
  if (await check(root, options)) say('Waiting for another build of this folder');
  return lock(root, { ...options, retries: { forever: true, minTimeout: 200, maxTimeout: 1_000 } });
}

async function buildOne(
  { workspace, marker, command }: Build,
  mode: Mode,
  say: (line: string) => void,
): Promise<void> {
  const sources = hashSources(root, workspace, mode);
  if ((await builtFrom(marker)) === sources) return;
  const start = performance.now();
  try {
    await execute('npm', ['run', 'build', '-w', workspace, '--silent', '--', ...command], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${workspace} could not be built:\n${stdout}${stderr}`);
  }
  if (marker.endsWith('.sources')) await writeFile(marker, sources);
  say(`Built ${workspace} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

/**
 * Builds every deployable whose sources have changed since its last build. One such command builds at a time: builds
 * of one tree would destroy each other's output.
 *
 * @param only one workspace instead of all of them.
 * @throws Error with the build's own report of the first that fails.
 */
export async function buildChanged(mode: Mode, say: (line: string) => void, only?: string): Promise<void> {
  const unlock = await lockBuilds(say);
  const queue = builds(mode).filter(({ workspace }) => !only || workspace === only);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await buildOne(next, mode, say);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await unlock();
  }
}
