import { matchPath } from 'react-router-dom';
import { buildChanged } from '../../site/build';
import { listen } from '../fixtures';
import { startTestSite } from '../../site/start-test-site';
import { expect, test as base, type Page } from '@playwright/test';

const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      await buildChanged('development', (line) => console.log(line), 'shell');
      const { site, stop } = await startTestSite('development', 'development');
      await use(site.url);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** React's development build advertises its tools, unless it finds them. */
const withDeveloperTools = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: true } });
  });

async function onePagePerExpose(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  const html = await (await fetch(address)).text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { routes } = JSON.parse(boot) as { routes: { path: string; id: string }[] };
  const shown = new Map<string, string>();
  for (const { path, id } of routes) {
    const example = paths.find((candidate) => matchPath(path, candidate));
    if (example && !shown.has(id)) shown.set(id, example);
  }
  return [...shown.values()];
}

test("React's development build has nothing to say about any page", async ({ address, browser }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage();
  await withDeveloperTools(page);
  const heard = listen(page);
  const paths = await onePagePerExpose(address);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    await page.goto(address + path);
    // The first sign of life: forms and menus come alive too.
    await page.mouse.move(200, 200);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('footer form')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(heard, path).toEqual([]);
  }
  await page.close();
});

test('a deliberate mismatch between server and browser is heard', async ({ address, browser }) => {
  const page = await browser.newPage();
  await withDeveloperTools(page);
  const heard = listen(page);
  await page.route('**/careers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^]*?<h1[^>]*>)/, '$1Not what the browser renders ');
    await route.fulfill({ response, body });
  });
  await page.goto(`${address}/careers`);
  await expect.poll(() => heard.join('\n')).toMatch(/Hydration failed|did not match/i);
  await page.close();
});
