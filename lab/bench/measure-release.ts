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

/** From the command to live, in seconds. */
export interface ReleaseSeconds {
  withoutBrowser: number;
  withBrowser: number;
}

/** A line of the command's output about a step that has ended. */
const isStep = (line: string) => /^ {2}[✓–] /.test(line);

async function timeRelease(
  site: Site,
  repository: string,
  version: string,
  parameters: readonly string[],
): Promise<number> {
  // The pages of a live site are compressed already: compression must not compete with the release for cores.
  await waitUntilCompressed(site);
  const command = ['--no-install', 'federation', 'release', '--version', version, ...parameters];
  const folder = path.join(repository, REMOTE);
  const env = { ...inheritedVariables(), ...accessTo(site, REMOTE) };
  const options = { cwd: folder, env, extendEnv: false, all: true, reject: false } as const;
  const { failed, all, durationMs } = await execa('npx', command, options);
  if (failed) throw new Error(`The release failed:\n${all}`);
  console.log(all.split('\n').filter(isStep).join('\n'));
  return durationMs / 1000;
}

/**
 * Releases a change of one line by the team's own command. It does so in a copy of the repository in which the team has
 * released before.
 */
async function timeChange(site: Site): Promise<number> {
  const repository = await copyRepository(root);
  const parameters = ['--skip', 'browser'];
  try {
    await timeRelease(site, repository, '9.4.0', parameters);
    await applyEdit(repository, moreSpace);
    return await timeRelease(site, repository, '9.5.0', parameters);
  } finally {
    await rm(repository, { recursive: true, force: true });
  }
}

/**
 * Releases a remote with the browser trial, and then a change without it, and prints the times to live.
 *
 * @throws Error with the command's output where a release is not live.
 */
export async function measureRelease(site: Site): Promise<ReleaseSeconds> {
  const withBrowser = await timeRelease(site, root, '9.3.0', []);
  const withoutBrowser = await timeChange(site);
  printTable([
    ['release', 'live after (s)'],
    ['without the browser trial', withoutBrowser.toFixed(1)],
    ['with it', withBrowser.toFixed(1)],
  ]);
  return { withoutBrowser, withBrowser };
}
