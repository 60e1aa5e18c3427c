import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { execa } from 'execa';
import { applyEdit } from '../gate/edit';
import { moreSpace } from '../gate/edits/harmless';
import { copyRepository } from '../copy-repository';
import { accessTo } from '@site/harness/packing/team-repository';
import { root } from '@site/harness/run.mjs';
import type { Site } from '@site/harness/site/site';
import { waitUntilCompressed } from '../wait-until-compressed';
import { printTable } from '../table';

const REMOTE = 'mf-careers';

export interface ReleaseFigures {
  /** From the command to live, with the browser trial. */
  seconds: number;
  /** From the command to live without the trial, as a multiple of the remote's build and tests one after the other. */
  ratioWithoutBrowser: number;
}

/** A line of the command's output about a step that has ended. */
const isStep = (line: string) => /^ {2}[✓–] /.test(line);

/** Runs a command of a team, and resolves with its output and the seconds that it took. */
async function timeCommand(
  site: Site,
  repository: string,
  command: string,
  parameters: readonly string[] = [],
) {
  const folder = path.join(repository, REMOTE);
  const env = { ...inheritedVariables(), ...accessTo(site, REMOTE) };
  const options = { cwd: folder, env, extendEnv: false, all: true, reject: false } as const;
  const { failed, all, durationMs } = await execa(
    'npx',
    ['--no-install', 'federation', command, ...parameters],
    options,
  );
  if (failed) throw new Error(`federation ${command} failed:\n${all}`);
  return { output: all, seconds: durationMs / 1000 };
}

async function timeRelease(
  site: Site,
  repository: string,
  version: string,
  parameters: readonly string[] = [],
): Promise<number> {
  // The pages of a live site are compressed already: compression must not compete with the release for cores.
  await waitUntilCompressed(site);
  const { output, seconds } = await timeCommand(site, repository, 'release', [
    '--version',
    version,
    ...parameters,
  ]);
  console.log(output.split('\n').filter(isStep).join('\n'));
  return seconds;
}

/**
 * Releases a change of one line by the team's own command, without the browser trial. It does so in a copy of the
 * repository in which the team has released before.
 */
async function timeChange(site: Site): Promise<{ release: number; buildAndTests: number }> {
  const repository = await copyRepository(root);
  const parameters = ['--skip', 'browser'];
  try {
    await timeRelease(site, repository, '9.4.0', parameters);
    const { seconds: build } = await timeCommand(site, repository, 'build');
    const { seconds: tests } = await timeCommand(site, repository, 'test');
    await applyEdit(repository, moreSpace);
    const release = await timeRelease(site, repository, '9.5.0', parameters);
    return { release, buildAndTests: build + tests };
  } finally {
    await rm(repository, { recursive: true, force: true });
  }
}

/**
 * Releases a remote with the browser trial, and then a change without it, and prints the times to live.
 *
 * @throws Error with the command's output where a release is not live.
 */
export async function measureRelease(site: Site): Promise<ReleaseFigures> {
  const seconds = await timeRelease(site, root, '9.3.0');
  const { release, buildAndTests } = await timeChange(site);
  printTable([
    ['', 'seconds'],
    ['release, until live', seconds.toFixed(1)],
    ['without the browser trial', release.toFixed(1)],
    ['build, then tests', buildAndTests.toFixed(1)],
  ]);
  return { seconds, ratioWithoutBrowser: release / buildAndTests };
}
