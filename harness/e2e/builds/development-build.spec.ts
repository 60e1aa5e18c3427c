import { expect, test as base, type Page } from '@playwright/test';
import { buildChanged, shellFolder } from '../../site/build';
import { declaredPages, firstOfEach } from '../../site/declared-pages';
import type { Site } from '../../site/site';
import { startTestSite } from '../../site/start-test-site';
import { listen } from '../fixtures';
import { areHydrated, visit } from '../routes';

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      await buildChanged({ only: 'shell', mode: 'development' });
      const { site, stop } = await startTestSite('development', { shell: shellFolder('development') });
      await use(site);
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

test("React's development build logs nothing on any page", async ({ site, browser }) => {
  const page = await browser.newPage();
  await mockDeveloperTools(page);
  const messages = listen(page);
  const pages = firstOfEach(await declaredPages(site));
  expect(pages.length).toBeGreaterThan(20);
  for (const { url } of pages) {
    await visit(page, site.url + url);
    // The first interaction: forms and menus hydrate too.
    await page.mouse.move(200, 200);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('footer form')).toBeVisible();
    await expect(page.locator('[data-unhydrated]')).toHaveCount(0);
    await expect.poll(() => areHydrated(page.locator('form'))).toBe(true);
    expect(messages, url).toEqual([]);
  }
  await page.close();
});

test('React logs a planted mismatch between server and browser', async ({ site, browser }) => {
  const page = await browser.newPage();
  await mockDeveloperTools(page);
  const messages = listen(page);
  await page.route('**/careers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^]*?<h1[^>]*>)/, '$1Not what the browser renders ');
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/careers`);
  await expect.poll(() => messages.join('\n')).toMatch(/Hydration failed|did not match/i);
  await page.close();
});
