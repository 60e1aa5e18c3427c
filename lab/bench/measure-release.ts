import { cp } from 'node:fs/promises';
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
async function timeCommand(site: Site, repository: string, ...parameters: readonly string[]) {
  const folder = path.join(repository, REMOTE);
  const env = { ...inheritedVariables(), ...accessTo(site, REMOTE) };
  const options = { cwd: folder, env, extendEnv: false, all: true, reject: false } as const;
  const command = ['--no-install', 'federation', ...parameters];
  const { failed, all, durationMs } = await execa('npx', command, options);
  if (failed) throw new Error(`federation ${parameters.join(' ')} failed:\n${all}`);
  return { output: all, seconds: durationMs / 1000 };
}

async function timeRelease(
  site: Site,
  repository: string,
  ...parameters: readonly string[]
): Promise<number> {
  // The pages of a live site are compressed already: compression must not compete with the release for cores.
  await waitUntilCompressed(site);
  const { output, seconds } = await timeCommand(site, repository, 'release', ...parameters);
  console.log(output.split('\n').filter(isStep).join('\n'));
  return seconds;
}

/**
 * Releases a change of one line with the browser trial, and then its reversal without it, by the team's own command in
 * a copy of the repository. Prints the times to live.
 *
 * @throws Error with the command's output where a release is not live.
 */
export async function measureRelease(site: Site): Promise<ReleaseFigures> {
  const repository = await copyRepository(root);
  // The browser trial starts this build of the shell.
  await cp(path.join(root, 'shell', 'dist'), path.join(repository, 'shell', 'dist'), { recursive: true });
  const undo = await applyEdit(path.join(repository, REMOTE), moreSpace);
  const seconds = await timeRelease(site, repository, '--version', '9.4.0');
  const { seconds: build } = await timeCommand(site, repository, 'build');
  const { seconds: tests } = await timeCommand(site, repository, 'test');
  await undo();
  const withoutBrowser = await timeRelease(site, repository, '--version', '9.5.0', '--skip', 'browser');
  printTable([
    ['', 'seconds'],
    ['release, until live', seconds.toFixed(1)],
    ['without the browser trial', withoutBrowser.toFixed(1)],
    ['build, then tests', (build + tests).toFixed(1)],
  ]);
  return { seconds, ratioWithoutBrowser: withoutBrowser / (build + tests) };
}
