import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { variableOf } from '@site/contracts';
import { surroundings } from '@site/node-service/surroundings';
import { printTable } from '@site/testing/table';
import { execa } from 'execa';
import { root } from '../../run.mjs';
import type { Site } from '../../site/site';
import { waitUntilCompressed } from '../wait-until-compressed';

const REMOTE = 'mf-careers';

/** From the command to live, in seconds. */
export interface ReleaseSeconds {
  withoutBrowser: number;
  withBrowser: number;
}

/** A line of the command's output about a step that has ended. */
const isStep = (line: string) => /^ {2}[✓–] /.test(line);

async function timeRelease(site: Site, version: string, parameters: string[]): Promise<number> {
  const origin = site.origins.get(REMOTE);
  if (!origin) throw new Error(`${REMOTE} has no origin`);
  const keyFile = path.join(site.folder, 'release-key.pem');
  await writeFile(keyFile, await origin.privateKey(), { mode: 0o600 });
  const environment = {
    ...surroundings(),
    SITE_URL: site.url,
    ORIGIN_URL: origin.url,
    RELEASE_KEY_FILE: keyFile,
    ...Object.fromEntries([...site.origins].map(([name, { url }]) => [variableOf(name, 'ORIGIN'), url])),
  };
  // A live site has had visitors: its pages are compressed, and not just now, on the cores that the release needs.
  await waitUntilCompressed(site);
  const command = ['run', '--silent', 'release', '-w', REMOTE, '--', '--version', version, ...parameters];
  const options = { cwd: root, env: environment, extendEnv: false, all: true, reject: false } as const;
  const { failed, all, durationMs } = await execa('npm', command, options);
  if (failed) throw new Error(`The release failed:\n${all}`);
  console.log(all.split('\n').filter(isStep).join('\n'));
  return durationMs / 1000;
}

/**
 * Releases a remote by the command that its team uses, without the browser trial and with it, and prints the times to live.
 *
 * @throws Error with the command's output where a release is not live.
 */
export async function measureRelease(site: Site): Promise<ReleaseSeconds> {
  // A team has released before: from the second time on, types are checked anew only where sources have changed.
  const withBrowser = await timeRelease(site, '9.3.0', []);
  const withoutBrowser = await timeRelease(site, '9.4.0', ['--skip', 'browser']);
  printTable([
    ['release', 'live after (s)'],
    ['without the browser trial', withoutBrowser.toFixed(1)],
    ['with it', withBrowser.toFixed(1)],
  ]);
  return { withoutBrowser, withBrowser };
}
