import assert from 'node:assert/strict';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { listen } from '@site/harness/e2e/fixtures';
import { headerLink } from '@site/harness/e2e/header';
import { jobBoardTitle } from '@site/harness/remote-copy';
import { root } from '@site/harness/run.mjs';
import { browserLaunch } from '@site/browser-trial/browser';
import { waitUntil } from '@site/node-service/wait-until';
import { copyRepository } from '../copy-repository';
import { applyEdit } from '../gate/edit';
import type { DockerCompose } from './docker-compose';
import { builder, log } from './suite';

const REMOTE = 'mf-careers';
const NEW_TITLE = 'Opportunities of today';
const LIVE_TIMEOUT_MS = 60_000;

/** The id and start time of each container, by service. A replacement or a restart changes them. */
const containerStates = async (compose: DockerCompose) =>
  new Map(
    [...(await compose.containers())].map(([service, { Id, State }]) => [
      service,
      `${Id} ${State.StartedAt}`,
    ]),
  );

/** Builds the changed remote and replaces its container. Resolves when visitors get the new release. */
async function redeploy(compose: DockerCompose, url: string, folder: string): Promise<void> {
  const start = Date.now();
  await compose.build([REMOTE], builder, folder);
  const built = Date.now();
  await compose.run(['up', '-d', '--no-build', '--no-deps', REMOTE]);
  await waitUntil(async () => (await (await fetch(`${url}/careers`)).text()).includes(NEW_TITLE), {
    intervalMs: 100,
    timeoutMs: LIVE_TIMEOUT_MS,
    message: 'the new release goes live',
  });
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  log(`built in ${seconds(start, built)} s, live ${seconds(built, Date.now())} s later`);
}

/** Redeploys one remote: no other container changes, and open tabs keep the release that they started with. */
export async function redeployOneRemote(compose: DockerCompose, url: string): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  const folder = await copyRepository(root);
  try {
    await applyEdit(path.join(folder, REMOTE), {
      name: 'another title',
      changes: [['src/content/careers.ts', jobBoardTitle, NEW_TITLE]],
    });
    const oldTab = await browser.newPage();
    const oldTabMessages = listen(oldTab);
    await oldTab.goto(url);
    const before = await containerStates(compose);
    await redeploy(compose, url, folder);
    const changed = [...(await containerStates(compose))]
      .filter(([service, state]) => before.get(service) !== state)
      .map(([service]) => service);
    assert.deepEqual(changed, [REMOTE], 'no other container changes');

    const newTab = await browser.newPage();
    const newTabMessages = listen(newTab);
    await newTab.goto(`${url}/careers`);
    await newTab.getByRole('heading', { name: NEW_TITLE }).waitFor();
    await headerLink(oldTab, '/careers').click();
    await oldTab.getByRole('heading', { name: jobBoardTitle }).waitFor();
    assert.deepEqual([...oldTabMessages, ...newTabMessages], [], 'the console of both tabs stays empty');
    log('the old tab keeps the old release; a new tab shows the new one');
  } finally {
    await browser.close();
  }
}
