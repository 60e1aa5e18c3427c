import { expect, test } from '../../fixtures';
import { headerLink } from '../../header';
import { areHydrated, expectCodeFailed, heading, visit } from '../../routes';
import { contact, team } from '../../../remote-copy';

const COMPOSITION = '**/_shell/composition-*.json';
const SHELL_SCRIPTS = '**/_shell/*.js';
const REMOTE_SCRIPTS = '**/_remotes/**/*.js';

/** The replacement of a script. */
const PLANTED =
  "document.documentElement.dataset.planted = ''; export const get = () => {}, init = () => {};";

// Every document has the same scripts, and what they load depends on the remotes of the page.
for (const address of ['/', '/careers']) {
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
    await expectCodeFailed(page);
    await expect(page.locator('script[type="module"], script[type="importmap"]')).toHaveCount(0);
    expect(await areHydrated(heading(page))).toBe(false);
    await headerLink(page, '/contact').click();
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
      await expectCodeFailed(page);
      expect(await areHydrated(heading(page))).toBe(false);
      await expect(page.locator('html')).not.toHaveAttribute('data-planted');
      // Links load documents, which browsers may prefetch.
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await headerLink(page, '/contact').click();
      await expect(page).toHaveURL('/contact');
    });
  }

  test('a pressed button is busy until the code has failed to load, and what it would show is then shown', async ({
    page,
  }) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route(SHELL_SCRIPTS, async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const button = page.locator('main button[data-unhydrated]').first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(button).toBeHidden();
    for (const { bio } of team)
      await expect(page.getByRole('main')).toContainText(bio, { useInnerText: true });
    // The press is discarded: otherwise it would follow in the frame after the button has its code.
    const state = await button.evaluate(async (element) => {
      let presses = 0;
      element.addEventListener('click', () => (presses += 1));
      element.removeAttribute('data-unhydrated');
      await new Promise(requestAnimationFrame);
      return { presses, busy: element.ariaBusy };
    });
    expect(state).toEqual({ presses: 0, busy: null });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test('folded texts are shown', async ({ page }) => {
      await page.route(SHELL_SCRIPTS, (route) => route.abort());
      await page.goto('/talent-acquisition');
      const button = page.locator('main button[aria-expanded]').first();
      const text = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      await expect(text.locator('p').first()).toBeVisible();
      await expect(button).toBeHidden();
    });

    test('texts stay folded, and open, where only the code of a section fails', async ({ page }) => {
      await page.route('**/_remotes/mf-forms/**/*.js', (route) => route.abort());
      await page.goto('/talent-acquisition');
      await page.getByLabel(contact.labels.email).filter({ visible: true }).first().focus();
      await expectCodeFailed(page);
      const button = page.locator('main button[aria-expanded="false"]').first();
      const text = page
        .locator(`[id="${await button.getAttribute('aria-controls')}"]`)
        .locator('p')
        .first();
      await expect(text).toBeHidden();
      await button.click();
      await expect(text).toBeVisible();
    });
  });
});
