import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { holdRequests } from '../../hold-requests';
import { visit, waitForHydration } from '../../routes';

const COMPOSITION = '**/_shell/composition-*.json';
const SHELL_SCRIPTS = '**/_shell/*.js';
const REMOTE_SCRIPTS = '**/_remotes/**/*.js';

/** The replacement of a script. */
const PLANTED =
  "document.documentElement.dataset.planted = ''; export const get = () => {}, init = () => {};";

const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );

/** A button of the page itself, marked as one that needs code. */
async function needingCode(page: Page): Promise<Locator> {
  const button = page.locator('main button').first();
  await button.evaluate((element) => element.setAttribute('data-needs-code', ''));
  return button;
}

for (const address of ['/', '/services', '/careers', '/contact']) {
  test(`${address} requests no code before its first paint`, async ({ page }) => {
    await visit(page, address);
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(on)?$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(requested.length).toBeGreaterThan(3);
    expect(Math.min(...requested)).toBeGreaterThan(painted ?? Infinity);
  });
}

test('A press on a button that needs code makes it busy, and clicks it once after hydration', async ({
  page,
}) => {
  const resume = await holdRequests(page, SHELL_SCRIPTS);
  await page.goto('/insights/1');
  const button = await needingCode(page);
  await page.evaluate(() => {
    const count = () => (document.body.dataset['clicks'] = `${document.body.dataset['clicks'] ?? ''}x`);
    document.getElementById('root')?.addEventListener('click', count);
  });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  resume();
  await waitForHydration(page);
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.locator('body')).toHaveAttribute('data-clicks', 'x');
});

test.describe('Where code is tampered with or fails to load', () => {
  test.beforeEach(({ allowConsole }) =>
    allowConsole(/integrity|digest|ERR_FAILED|Failed to fetch|RUNTIME|loadRemote/i),
  );

  test('no script runs without the composition that the page names', async ({ page }) => {
    await page.route(COMPOSITION, (route) =>
      route.fulfill({ json: { importMap: { integrity: {} }, remotes: [], routes: [] } }),
    );
    const refused = page.waitForEvent('console', (message) => /integrity|digest/i.test(message.text()));
    await page.goto('/about');
    await refused;
    await expect(page.locator('script[type="module"], script[type="importmap"]')).toHaveCount(0);
    expect(await isHydrated(page)).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });

  for (const [what, pattern] of [
    ['the shell', SHELL_SCRIPTS],
    ['a remote', REMOTE_SCRIPTS],
  ] as const) {
    test(`a changed script of ${what} is not executed`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body: PLANTED }));
      const refused = page.waitForEvent('console', (message) => /integrity|digest/i.test(message.text()));
      await page.goto('/careers');
      await refused;
      expect(await isHydrated(page)).toBe(false);
      await expect(page.locator('html')).not.toHaveAttribute('data-planted');
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
    });
  }

  test('a pressed button is busy until the code has failed to load', async ({ page }) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route(SHELL_SCRIPTS, async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto('/insights/1');
    const button = await needingCode(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(button).not.toHaveAttribute('aria-busy');
  });
});
