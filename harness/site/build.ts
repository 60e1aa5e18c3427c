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
import { remoteNames } from './remotes';

/** Holds the shell's last build. */
export const shellFolder = (mode: Mode): string => path.join(root, 'shell', 'dist', mode);

type Log = (line: string) => void;

const MAX_CONCURRENT_BUILDS = 2;

interface Build {
  workspace: string;
  parameters: string[];
  /** The file that records the hash of the last build's sources, or of a remote the version that ends with it. */
  record: string;
}

/** A remote's build writes its version into `release.json` itself. */
const recordsItself = ({ record }: Build) => record.endsWith('release.json');

const builds = (mode: Mode): Build[] => [
  { workspace: 'shell', parameters: ['--mode', mode], record: `dist/${mode}/.sources` },
  ...remoteNames().map((workspace) => ({
    workspace,
    parameters: ['--mode', mode],
    record: `dist/${mode}/release.json`,
  })),
  { workspace: 'backend', parameters: [], record: 'dist/.sources' },
];

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

/** Reads what the last build of a workspace has recorded; undefined if there is none, or if it was interrupted. */
async function recordOf(build: Build, record: string): Promise<string | undefined> {
  try {
    const recorded = await readFile(record, 'utf8');
    return recordsItself(build) ? (JSON.parse(recorded) as { version: string }).version : recorded;
  } catch {
    return undefined;
  }
}

async function runBuild(build: Build, { mode, log }: Required<Omit<BuildOptions, 'only'>>): Promise<void> {
  const { workspace, parameters } = build;
  const folder = path.join(root, workspace);
  const record = path.join(folder, build.record);
  // A release with a version of its own may have failed the gate: a start must not publish that version.
  const current = recordsItself(build) ? nameBuild(folder, mode).version : hashSources(folder, mode);
  if ((await recordOf(build, record)) === current) return;
  const command = ['run', 'build', '-w', workspace, '--silent', '--', ...parameters];
  const options = {
    cwd: root,
    env: inheritedVariables(),
    extendEnv: false,
    all: true,
    reject: false,
  } as const;
  const result = await execa('npm', command, options);
  if (result.failed) throw new Error(`The build of ${workspace} failed:\n${result.all}`);
  if (!recordsItself(build)) await writeFile(record, current);
  log(`Built ${workspace} (${(result.durationMs / 1000).toFixed(1)} s)`);
}

/**
 * Builds every deployable whose sources have changed since its last build. A lock keeps a second such command waiting:
 * concurrent builds of one folder would destroy each other's output.
 *
 * @throws Error with the build's own output, for the first that fails.
 */
export async function buildChanged({
  only,
  mode = 'production',
  log = (line) => console.log(line),
}: BuildOptions = {}): Promise<void> {
  const unlock = await lockBuilds(log);
  const chosen = builds(mode).filter(({ workspace }) => !only || workspace === only);
  try {
    await forEachConcurrently(chosen, MAX_CONCURRENT_BUILDS, (build) => runBuild(build, { mode, log }));
  } finally {
    await unlock();
  }
}
