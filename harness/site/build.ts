import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashSources } from '@site/federation/hash-sources';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { execa } from 'execa';
import { check, lock } from 'proper-lockfile';
import { root } from '../run.mjs';
import { remoteNames } from './remotes';

export type Mode = 'production' | 'development';

/** Holds the shell's last build. */
export const shellFolder = (mode: Mode): string => path.join(root, 'shell', 'dist', mode);

type Log = (line: string) => void;

const MAX_CONCURRENT_BUILDS = 2;

interface Build {
  workspace: string;
  parameters: string[];
  /** The hash of the sources that the last build was made of; undefined where there was none. */
  builtSources(): Promise<string | undefined>;
  /** Stores that hash beside the output. */
  recordSources(sources: string): Promise<void>;
}

const readOptional = (file: string) => readFile(file, 'utf8').catch(() => undefined);

/** A remote's build writes the hash of its sources into `release.json` itself. */
function remoteBuild(workspace: string, mode: Mode): Build {
  const release = path.join(root, workspace, 'dist', 'release', 'release.json');
  return {
    workspace,
    parameters: ['--mode', mode],
    async builtSources() {
      const text = await readOptional(release);
      return text && (JSON.parse(text) as { sources: string }).sources;
    },
    recordSources: () => Promise.resolve(),
  };
}

function serviceBuild(workspace: string, output: string, parameters: string[]): Build {
  const file = path.join(root, workspace, output, '.sources');
  return {
    workspace,
    parameters,
    builtSources: () => readOptional(file),
    recordSources: (sources) => writeFile(file, sources),
  };
}

const builds = (mode: Mode): Build[] => [
  serviceBuild('shell', `dist/${mode}`, ['--mode', mode]),
  ...remoteNames().map((name) => remoteBuild(name, mode)),
  serviceBuild('backend', 'dist', []),
];

/**
 * Takes the lock of this folder's builds. Node has no lock between processes that ends with its owner. proper-lockfile
 * renews its lock while the owner lives, so that a killed build locks nobody out.
 */
async function lockBuilds(log: Log): Promise<() => Promise<void>> {
  const options = { lockfilePath: path.join(root, 'node_modules', '.build.lock') };
  if (await check(root, options)) log('Waiting for another build of this folder');
  return lock(root, { ...options, retries: { forever: true, minTimeout: 200, maxTimeout: 1_000 } });
}

async function runBuild(build: Build, mode: Mode, log: Log): Promise<void> {
  const { workspace, parameters } = build;
  const sources = hashSources(path.join(root, workspace), mode);
  if ((await build.builtSources()) === sources) return;
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
  await build.recordSources(sources);
  log(`Built ${workspace} (${(result.durationMs / 1000).toFixed(1)} s)`);
}

/**
 * Builds every deployable whose sources have changed since its last build. A lock keeps a second such command waiting:
 * concurrent builds of one folder would destroy each other's output.
 *
 * @param only one workspace instead of all of them.
 * @throws Error with the build's own output, for the first that fails.
 */
export async function buildChanged(mode: Mode, log: Log, only?: string): Promise<void> {
  const unlock = await lockBuilds(log);
  const queue = builds(mode).filter(({ workspace }) => !only || workspace === only);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await runBuild(next, mode, log);
  };
  try {
    await Promise.all(Array.from({ length: MAX_CONCURRENT_BUILDS }, work));
  } finally {
    await unlock();
  }
}
