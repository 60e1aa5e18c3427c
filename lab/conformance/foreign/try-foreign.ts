import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Release } from '@site/contracts';
import { expectLive } from '@site/harness/site/expect-live';
import { makeRelease, type ReleaseFiles } from '@site/harness/site/make-release';
import { waitForHydration } from '@site/harness/e2e/routes';
import type { Site } from '@site/harness/site/site';
import { buildContainer, buildServerBundle, BUNDLERS, type Bundler } from './build-container';

const REMOTE = 'mf-careers';
const EXPOSE = 'CareersPage';
const ADDRESS = '/careers';

const PAGE_TIMEOUT_MS = 60_000;

/** Replaces the copy of a release by a foreign container and its server bundle, and describes them. */
async function replaceContainer({ folder, release }: ReleaseFiles, bundler: Bundler): Promise<void> {
  for (const file of await readdir(folder)) await rm(path.join(folder, file), { recursive: true });
  await buildContainer(bundler, EXPOSE, folder);
  await buildServerBundle(bundler, EXPOSE, path.join(folder, 'server'));
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${EXPOSE}.`));
  const description: Partial<Release> = {
    entry: 'remoteEntry.js',
    server: 'server/server.cjs',
    exposes: { [EXPOSE]: { files } },
    routes: [
      { path: ADDRESS, expose: EXPOSE, query: [], pages: [{ url: ADDRESS, status: 200, sitemap: true }] },
    ],
    contributes: {},
    uses: { shared: {}, tokens: [] },
  };
  Object.assign(release, description);
}

/** Shows the page, and presses its button: it counts only if it is hydrated by the React of the shell. */
async function tryPage(site: Site, browser: Browser, bundler: Bundler): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  try {
    await page.goto(site.url + ADDRESS);
    await page.getByRole('heading', { name: `Built by ${bundler}` }).waitFor();
    await waitForHydration(page);
    await page.getByRole('button', { name: '0 clicks' }).click();
    await page.getByRole('button', { name: '1 clicks' }).waitFor();
  } catch (error) {
    throw new Error([(error as Error).message, ...messages].join('; '), { cause: error });
  } finally {
    await page.close();
  }
  if (messages.length > 0) throw new Error(messages.join('; '));
}

/**
 * Publishes a container of each bundler, signed, to a running site, and tries its page once it is live.
 *
 * @returns one line for each container that fails.
 */
export async function tryForeignContainers(site: Site, browser: Browser): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, bundler] of BUNDLERS.entries()) {
    const version = `50.${index}.0`;
    try {
      const before = (files: ReleaseFiles) => replaceContainer(files, bundler);
      await expectLive(site, await makeRelease(site, { name: REMOTE, version, before }));
      await tryPage(site, browser, bundler);
      console.log(`${bundler}: its container is live as ${REMOTE}, and its page works`);
    } catch (error) {
      problems.push(`A container by ${bundler}: ${(error as Error).message}`);
    }
  }
  return problems;
}
