import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { accessTo } from '@site/harness/packing/team-repository';
import { root } from '@site/harness/run.mjs';
import type { Site } from '@site/harness/site/site';
import { fastPolling } from '@site/harness/site/start-test-site';
import { stopwatch } from '@site/harness/stopwatch';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { fetchStatus } from '@site/releases/documents';
import { execa } from 'execa';
import { copyRepository } from '../copy-repository';
import { applyEdit } from '../gate/edit';
import { outcomeOf, printOutcome } from '../outcome';
import { inBrowser, onSite, runSuite } from '../run-suite';
import type { Change } from './change';
import { changes } from './changes';
import { findProblems } from './find-problems';
import { refusals, type Refusal } from './refusals';

/** The steps of the gate that say nothing about what a release contributes, or that take a minute. */
const SKIPPED_STEPS = ['types', 'lint', 'tests', 'browser'];

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const attempts = [...changes, ...refusals].filter(({ isShort }) => !values.short || isShort);

/** Releases a remote of the repository with its command, as its team does. Resolves with what that prints. */
async function release(repository: string, site: Site, edit: Change | Refusal, version: string) {
  const { remote, dropped = [], linked = [] } = { dropped: undefined, linked: undefined, ...edit };
  // The site itself names the origin.
  const { ORIGIN_URL: _named, ...access } = accessTo(site, remote);
  const options = [
    ...SKIPPED_STEPS.flatMap((step) => ['--skip', step]),
    ...dropped.flatMap((address) => ['--drop', address]),
    ...linked.flatMap((address) => ['--link', address]),
  ];
  const { failed, all } = await execa('npx', ['federation', 'release', '--version', version, ...options], {
    cwd: path.join(repository, remote),
    env: { ...inheritedVariables(), ...access },
    extendEnv: false,
    all: true,
    reject: false,
  });
  return { isReleased: !failed, printed: all };
}

/** Makes one change and releases it. Resolves with what is not as it must be. */
async function attempt(
  { repository, site, browser }: { repository: string; site: Site; browser: Browser },
  edit: Change | Refusal,
  version: string,
): Promise<string[]> {
  const before = (await fetchStatus(site.url)).releases;
  const undo = await applyEdit(path.join(repository, edit.remote), edit);
  const { isReleased, printed } = await release(repository, site, edit, version);
  const live = (await fetchStatus(site.url)).releases;
  const isLive = (expected: object) =>
    isDeepStrictEqual(live, expected) ? [] : [`live are ${JSON.stringify(live)}`];
  if (!('reason' in edit)) {
    if (!isReleased) return [printed];
    const problems = await findProblems(site.url, browser, edit);
    return [...problems, ...isLive({ ...before, [edit.remote]: version })];
  }
  await undo();
  // The first line names the remote in any case.
  const [, ...lines] = printed.split('\n');
  const isExplained = [edit.remote, edit.reason].every((words) => lines.join('\n').includes(words));
  const refusal =
    isReleased || !isExplained ? [`${edit.remote} is not refused with “${edit.reason}”: ${printed}`] : [];
  return [...refusal, ...isLive(before)];
}

/** Makes every change. Resolves with a line for each that is not as it must be. */
async function attemptAll(repository: string, site: Site, browser: Browser): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, edit] of attempts.entries()) {
    const elapsed = stopwatch();
    const problems = await attempt({ repository, site, browser }, edit, `80.0.${index}`);
    const verdict = 'reason' in edit ? 'refused' : 'live and shown';
    printOutcome(edit.name, outcomeOf(problems, `${edit.remote}, ${verdict} after ${elapsed()}`));
    if (problems.length > 0) failures.push(`${edit.name}: failed`);
  }
  console.log(`\n${attempts.length - failures.length} of ${attempts.length} are as they must be`);
  return failures;
}

await runSuite(async () => {
  // The teams make their changes here. What goes live stays, and the next change is made on top of it.
  const repository = await copyRepository(root);
  return inBrowser((browser) =>
    onSite('one-release', (site) => attemptAll(repository, site, browser), fastPolling),
  );
});
