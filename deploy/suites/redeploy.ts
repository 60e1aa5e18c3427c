import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { browserLaunch } from '@site/testing/browser';
import { listen } from '@site/harness/e2e/fixtures';
import { changedRepository } from './changed-repository';
import type { Compose } from './docker-compose';
import { builder, say } from './suite';

const REMOTE = 'mf-careers';
const OLD = 'Current Opportunities';
const NEW = 'Opportunities of today';
const LIVE_WITHIN = 60_000;

const started = async (compose: Compose) =>
  new Map(
    [...(await compose.containers())].map(([service, { Id, State }]) => [
      service,
      `${Id} ${State.StartedAt}`,
    ]),
  );

/** Builds and deploys one changed remote while a browser is on the site, as its team would. */
export async function redeployOne(compose: Compose, url: string): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  const folder = await changedRepository({
    file: 'mf-careers/src/content/careers.ts',
    old: OLD,
    replacement: NEW,
  });
  try {
    const oldTab = await browser.newPage();
    const heard = listen(oldTab);
    await oldTab.goto(url);
    const before = await started(compose);

    const start = Date.now();
    await compose.build([REMOTE], builder, folder);
    const built = Date.now();
    await compose.run(['up', '-d', '--no-build', '--no-deps', REMOTE]);
    while (!(await (await fetch(`${url}/careers`)).text()).includes(NEW)) {
      assert(Date.now() - built < LIVE_WITHIN, 'the new release goes live');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    const live = Date.now();
    say(`built in ${seconds(start, built)} s, live ${seconds(built, live)} s later`);

    const touched = [...(await started(compose))].filter(([service, state]) => before.get(service) !== state);
    assert.deepEqual(
      touched.map(([service]) => service),
      [REMOTE],
      'no other container is touched',
    );

    const newTab = await browser.newPage();
    const heardInNew = listen(newTab);
    await newTab.goto(`${url}/careers`);
    await newTab.getByRole('heading', { name: NEW }).waitFor();
    const navigation = oldTab.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Careers' }).click();
    await oldTab.getByRole('heading', { name: OLD }).waitFor();
    assert.deepEqual([...heard, ...heardInNew], [], 'neither tab says anything on its console');
    say('the old tab goes on with the old release, a new one shows the new release');
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
