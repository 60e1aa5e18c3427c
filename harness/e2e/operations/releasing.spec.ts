import { listen } from '../fixtures';
import { makeRelease, replaceEverywhere } from '../../site/make-release';
import { expect, test } from './operations-fixtures';

const OLD = 'Current Opportunities';
const NEW = 'Opportunities of today';
const PAGES = ['/', '/services', '/insights', '/careers', '/contact', '/about', '/insights/1'];

test.use({ siteName: 'releasing' });
test.describe.configure({ mode: 'serial' });

test('a release is live on the server and in browsers within seconds, and an old tab keeps its own composition', async ({
  site,
  status,
  html,
  browser,
}) => {
  const oldTab = await browser.newPage();
  const heard = listen(oldTab);
  await oldTab.goto(site.url);
  const oldComposition = await oldTab.locator('html').getAttribute('data-composition');
  const about = await html('/about');

  const published = Date.now();
  await makeRelease(site, {
    name: 'mf-careers',
    version: '1.1.0',
    before: (files) => replaceEverywhere(files, OLD, NEW),
  });
  await expect
    .poll(async () => (await html('/careers')).text, { intervals: [100], timeout: 15_000 })
    .toContain(NEW);
  console.log(`live after ${((Date.now() - published) / 1000).toFixed(1)} s`);

  const newTab = await browser.newPage();
  const heardInNew = listen(newTab);
  await newTab.goto(`${site.url}/careers`);
  await expect(newTab.getByRole('heading', { name: NEW })).toBeVisible();
  const { composition } = await status();
  await expect(newTab.locator('html')).toHaveAttribute('data-composition', composition);
  expect(composition).not.toBe(oldComposition);

  const aboutNow = await html('/about');
  const content = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  expect(content(aboutNow.text)).toBe(content(about.text));

  await oldTab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(oldTab.getByRole('heading', { name: OLD })).toBeVisible();
  await expect(oldTab.locator('html')).toHaveAttribute('data-composition', String(oldComposition));
  expect([...heard, ...heardInNew]).toEqual([]);
  await oldTab.close();
  await newTab.close();
});

test('one page load never mixes two compositions, however often releases are switched meanwhile', async ({
  site,
  browser,
}) => {
  const page = await browser.newPage();
  for (let turn = 0; turn < 5; turn += 1) {
    await makeRelease(site, { name: 'mf-careers', version: `1.2.${turn}` });
    await page.goto(`${site.url}/careers`);
    const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '') as {
      composition: string;
      remotes: { name: string; version: string }[];
    };
    await expect(page.locator('html')).toHaveAttribute('data-composition', boot.composition);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    );
    const versions = new Set(
      loaded.flatMap((address) => address.match(/\/_remotes\/mf-careers\/([^/]+)\//)?.[1] ?? []),
    );
    expect([...versions]).toEqual([boot.remotes.find(({ name }) => name === 'mf-careers')?.version]);
  }
  await page.close();
});

test('with every origin stopped, visitors notice nothing', async ({ site, status, html, browser }) => {
  await expect.poll(async () => (await status()).releases['mf-careers']).toBe('1.2.4');
  const before = await Promise.all(PAGES.map(html));
  await Promise.all([...site.origins.values()].map((origin) => origin.stop()));
  await expect.poll(async () => Object.keys((await status()).unreachable).length).toBe(5);
  expect(await Promise.all(PAGES.map(html))).toEqual(before);
  const page = await browser.newPage();
  const heard = listen(page);
  for (const path of PAGES) {
    await page.goto(site.url + path);
    await expect(page.locator('main h1')).toBeVisible();
  }
  expect(heard).toEqual([]);
  await page.close();
});

test('the shell restarted with every origin stopped serves every page', async ({ site, html }) => {
  const before = await Promise.all(PAGES.map(html));
  await site.shell.stop();
  await site.shell.start();
  expect(await Promise.all(PAGES.map(html))).toEqual(before);
});

test('origins that come back are followed again', async ({ site, status }) => {
  await Promise.all([...site.origins.values()].map((origin) => origin.start()));
  await expect.poll(async () => Object.keys((await status()).unreachable)).toEqual([]);
});
