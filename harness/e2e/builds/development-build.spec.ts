import { expect, test as base, type Page } from '@playwright/test';
import { sitemapPages } from '@site/browser-trial/links';
import { matchPath } from 'react-router-dom';
import { buildChanged, shellFolder } from '../../site/build';
import { startTestSite } from '../../site/start-test-site';
import { listen } from '../fixtures';
import { areHydrated, visit } from '../routes';

const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      await buildChanged({ only: 'shell', mode: 'development' });
      const { site, stop } = await startTestSite('development', { shell: shellFolder('development') });
      await use(site.url);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Without developer tools, React's development build logs a hint to install them. */
const mockDeveloperTools = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: true } });
  });

/** The path of one page for each expose in the sitemap. */
async function onePagePerExpose(address: string): Promise<string[]> {
  const paths = sitemapPages(await (await fetch(`${address}/sitemap.xml`)).text());
  const html = await (await fetch(address)).text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { code } = JSON.parse(boot) as { code: { composition: [url: string, integrity: string] } };
  const composition = await (await fetch(address + code.composition[0])).json();
  const { routes } = composition as { routes: { path: string; id: string }[] };
  const shown = new Map<string, string>();
  for (const { path, id } of routes) {
    const example = paths.find((candidate) => matchPath(path, candidate));
    if (example && !shown.has(id)) shown.set(id, example);
  }
  return [...shown.values()];
}

test("React's development build logs nothing on any page", async ({ address, browser }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage();
  await mockDeveloperTools(page);
  const messages = listen(page);
  const paths = await onePagePerExpose(address);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    await visit(page, address + path);
    // The first interaction: forms and menus hydrate too.
    await page.mouse.move(200, 200);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('footer form')).toBeVisible();
    await expect(page.locator('[data-unhydrated]')).toHaveCount(0);
    await expect.poll(() => areHydrated(page.locator('form'))).toBe(true);
    expect(messages, path).toEqual([]);
  }
  await page.close();
});

test('React logs a planted mismatch between server and browser', async ({ address, browser }) => {
  const page = await browser.newPage();
  await mockDeveloperTools(page);
  const messages = listen(page);
  await page.route('**/careers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^]*?<h1[^>]*>)/, '$1Not what the browser renders ');
    await route.fulfill({ response, body });
  });
  await page.goto(`${address}/careers`);
  await expect.poll(() => messages.join('\n')).toMatch(/Hydration failed|did not match/i);
  await page.close();
});
