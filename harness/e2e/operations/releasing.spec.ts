import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { waitUntil } from '@site/node-service/wait-until';
import { makeRelease, replaceEverywhere } from '../../site/make-release';
import { listen } from '../fixtures';
import { headerLink } from '../header';
import { openWithoutCode } from '../hold-requests';
import { pointUntilPrefetched, recordPrefetches } from '../prefetches';
import { jobBoardTitle } from '../../remote-copy';
import { waitForHydration } from '../routes';
import { expect, poll, test } from './operations-fixtures';

const NEW_TITLE = 'Opportunities of today';
const PAGES = ['/', '/services', '/insights', '/careers', '/contact', '/about', '/insights/1'];

test.describe.configure({ mode: 'serial' });

test('a release goes live on the server and in browsers, and an old tab keeps its composition', async ({
  site,
  status,
  html,
  page: oldTab,
  context,
  consoleMessages,
}) => {
  await oldTab.goto('/');
  const oldComposition = await oldTab.locator('html').getAttribute('data-composition');
  const about = await html('/about');

  await makeRelease(site, {
    name: 'mf-careers',
    version: '1.1.0',
    before: (files) => replaceEverywhere(files, jobBoardTitle, NEW_TITLE),
  });
  await poll(async () => (await html('/careers')).text).toContain(NEW_TITLE);

  const newTab = await context.newPage();
  listen(newTab, consoleMessages);
  await newTab.goto('/careers');
  await expect(newTab.getByRole('heading', { name: NEW_TITLE })).toBeVisible();
  const { composition } = await status();
  await expect(newTab.locator('html')).toHaveAttribute('data-composition', String(composition));
  expect(composition).not.toBe(oldComposition);

  const aboutNow = await html('/about');
  const content = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  expect(content(aboutNow.text)).toBe(content(about.text));

  await headerLink(oldTab, '/careers').click();
  await expect(oldTab.getByRole('heading', { name: jobBoardTitle })).toBeVisible();
  await expect(oldTab.locator('html')).toHaveAttribute('data-composition', String(oldComposition));
});

test('a document that was prefetched before a switch is shown and hydrated whole, with the releases of its time', async ({
  site,
  html,
  page,
}) => {
  const prefetched = await recordPrefetches(page);
  const resume = await openWithoutCode(page, '/');
  const link = headerLink(page, '/careers');
  await pointUntilPrefetched(link, prefetched, '/careers');
  const before = await html('/careers');
  await makeRelease(site, { name: 'mf-careers', version: '1.1.1' });
  await poll(async () => (await html('/careers')).composition).not.toBe(before.composition);

  await link.click();
  await page.waitForURL('**/careers');
  resume();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-composition', before.composition);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const versions = loaded.flatMap((address) => address.match(/\/_remotes\/mf-careers\/([^/]+)\//)?.[1] ?? []);
  expect([...new Set(versions)]).toEqual(['1.1.0']);
});

test('with every origin stopped, every page stays the same', async ({ site, status, html, page }) => {
  await poll(async () => (await status()).releases['mf-careers']).toBe('1.1.1');
  const before = await Promise.all(PAGES.map(html));
  await Promise.all([...site.origins.values()].map((origin) => origin.stop()));
  await poll(async () => Object.keys((await status()).unreachable).length).toBe(site.origins.size);
  expect(await Promise.all(PAGES.map(html))).toEqual(before);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
  }
});

test('the shell restarted with every origin stopped serves every page, from its first response on, and follows its origins once they are back', async ({
  site,
  status,
  html,
}) => {
  const before = await Promise.all(PAGES.map(html));
  await site.shell.stop();
  const starting = site.shell.start();
  const [home = ''] = PAGES;
  // Connections are refused until then: the edge waits. On a slow machine a shell takes more than 30 s to start.
  const firstResponse = waitUntil(() => html(home).catch(() => null), { timeoutMs: 60_000 });
  expect(await firstResponse).toEqual(before[0]);
  await starting;
  expect(await Promise.all(PAGES.map(html))).toEqual(before);
  await Promise.all([...site.origins.values()].map((origin) => origin.start()));
  await poll(async () => Object.keys((await status()).unreachable)).toEqual([]);
});

test('nothing of a site that npm start runs is reachable from another machine', async ({ site }) => {
  const origins = [...site.origins.values()].map(({ url }) => url);
  const urls = [site.url, site.backendUrl, site.databaseUrl, ...origins];
  const addresses = Object.values(networkInterfaces()).flatMap((ofInterface = []) => ofInterface);
  const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  // Linux routes all of 127.0.0.0/8 to itself. A service that listens on every address would accept this one.
  const reached = outside.length > 0 ? outside.map(({ address }) => address) : ['127.0.0.2'];
  for (const address of reached) {
    for (const url of urls) {
      const socket = connect(Number(new URL(url).port), address);
      const outcome = await once(socket, 'connect').catch(({ code }: NodeJS.ErrnoException) => code);
      socket.destroy();
      expect([url, outcome]).toEqual([url, 'ECONNREFUSED']);
    }
  }
});
