import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mode } from '@site/federation/configuration';
import { hashSources } from '@site/federation/hash-sources';
import { nameBuild } from '@site/federation/name-build';
import { forEachConcurrently } from '@site/node-service/for-each-concurrently';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { execa } from 'execa';
import { check, lock } from 'proper-lockfile';
import { root } from '../run.mjs';
import { stopwatch } from '../stopwatch';
import { remoteNames } from './remotes';

/** Holds the shell's last build. */
export const shellFolder = (mode: Mode): string => path.join(root, 'shell', 'dist', mode);

type Log = (line: string) => void;

const MAX_CONCURRENT_BUILDS = 2;

interface BuildOptions {
  /** One workspace instead of all of them. */
  only?: string;
  mode?: Mode;
  log?: Log;
}

/**
 * Takes the lock of this folder's builds. Node has no lock between processes that ends with its owner. proper-lockfile
 * renews its lock while the owner lives, so that a killed build locks nobody out.
 */
async function lockBuilds(log: Log): Promise<() => Promise<void>> {
  const options = { lockfilePath: path.join(root, 'node_modules', '.build.lock') };
  if (await check(root, options)) log('Waiting for another build of this folder');
  return lock(root, { ...options, retries: { forever: true, minTimeout: 200, maxTimeout: 1_000 } });
}

/**
 * Runs a build, and logs what it prints.
 *
 * @throws Error with the lines of its standard error.
 */
async function run(name: string, file: string, parameters: string[], log: Log): Promise<void> {
  const { failed, stderr } = await execa(file, parameters, {
    cwd: root,
    env: inheritedVariables(),
    extendEnv: false,
    reject: false,
    stdout: function* print(line: unknown) {
      log(String(line));
      yield line;
    },
  });
  if (failed) throw new Error(`The build of ${name} failed:\n${stderr}`);
}

/** Builds the shell or the backend, and records the hash of its sources. */
async function buildService(workspace: string, mode: Mode, log: Log): Promise<void> {
  const folder = path.join(root, workspace);
  const isShell = workspace === 'shell';
  const record = path.join(folder, 'dist', isShell ? mode : '', '.sources');
  const sources = hashSources(folder, mode);
  if ((await readFile(record, 'utf8').catch(() => '')) === sources) return;
  const seconds = stopwatch();
  const parameters = isShell ? ['--', '--mode', mode] : [];
  await run(workspace, 'npm', ['run', 'build', '-w', workspace, '--silent', ...parameters], log);
  await writeFile(record, sources);
  log(`Built ${workspace} (${seconds()})`);
}

/** Whether the last build of a remote is complete, and of its present sources. */
async function isBuilt(remote: string, mode: Mode): Promise<boolean> {
  const folder = path.join(root, remote);
  try {
    const manifest = await readFile(path.join(folder, 'dist', mode, 'release.json'), 'utf8');
    // A release with a version of its own may have failed the gate: a start must not publish that version.
    return (JSON.parse(manifest) as { version: string }).version === nameBuild(folder, mode).version;
  } catch {
    return false;
  }
}

/** Builds remotes in one process: loading webpack, and compiling its code, takes longer than most builds. */
async function buildRemotes(remotes: readonly string[], mode: Mode, log: Log): Promise<void> {
  const changed: string[] = [];
  for (const remote of remotes) if (!(await isBuilt(remote, mode))) changed.push(remote);
  if (changed.length === 0) return;
  const program = path.join(import.meta.dirname, 'build-remotes.ts');
  await run('the remotes', process.execPath, ['--import', 'tsx', program, mode, ...changed], log);
}

/**
 * Builds every deployable whose sources have changed since its last build. A lock keeps a second such command waiting:
 * concurrent builds of one folder would destroy each other's output.
 *
 * @throws Error with what the build wrote to standard error, for the first that fails.
 */
export async function buildChanged({
  only,
  mode = 'production',
  log = (line) => console.log(line),
}: BuildOptions = {}): Promise<void> {
  const unlock = await lockBuilds(log);
  const isChosen = (workspace: string) => !only || workspace === only;
  const service = (workspace: string) => async () => {
    if (isChosen(workspace)) await buildService(workspace, mode, log);
  };
  // The longest first.
  const builds = [
    () => buildRemotes(remoteNames().filter(isChosen), mode, log),
    service('shell'),
    service('backend'),
  ];
  try {
    await forEachConcurrently(builds, MAX_CONCURRENT_BUILDS, (build) => build());
  } finally {
    await unlock();
  }
}
