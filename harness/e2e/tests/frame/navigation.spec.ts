import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { banner, headerLink } from '../../header';
import { holdRequests } from '../../hold-requests';
import { careers, jobBoardTitle, labelOf, shellWords } from '../../../remote-copy';
import { heading, visit } from '../../routes';

const CAREERS_CODE = '**/_remotes/mf-careers/**';
const jobBoardHeading = (page: Page) => page.getByRole('heading', { name: jobBoardTitle });

/** Goes from the page about the firm to the contact page. Resolves with the title of the first. */
async function goToContact(page: Page): Promise<string> {
  await visit(page, '/about');
  const title = await page.title();
  await headerLink(page, '/contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toBeFocused();
  return title;
}

test('Navigation focuses the heading of the new page, and announces its title', async ({ page }) => {
  await goToContact(page);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back works after a reload without any interaction', async ({ page }) => {
  const aboutTitle = await goToContact(page);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle(aboutTitle);
  await expect(heading(page)).toHaveCount(1);
});

/**
 * Goes back in the reloaded contact page while React renders it: as soon as the first link of the header is rendered.
 */
const goBackWhileRendering = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload' || location.pathname !== '/contact') return;
    // React renders in tasks of a few milliseconds. These tasks come between them.
    const { port1, port2 } = new MessageChannel();
    const look = () => {
      const element = document.querySelector('header a');
      if (Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'))) {
        sessionStorage.setItem('hydrated', String(document.documentElement.hasAttribute('data-hydrated')));
        history.back();
      } else port2.postMessage(null);
    };
    port1.addEventListener('message', look);
    port1.start();
    addEventListener('DOMContentLoaded', look);
  });

test('On a slow phone, Back after a reload, while React renders, shows the page of the address', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await goBackWhileRendering(page);
  const aboutTitle = await goToContact(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveTitle(aboutTitle);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => sessionStorage.getItem('hydrated'))).toBe('false');
});

test('A click without a pointer or key, as assistive technology sends it, follows a link', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: labelOf('/about', 'company') });
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toBeFocused();
});

test('A page that is opened with a parameter of a campaign hydrates as any other', async ({ page }) => {
  await visit(page, '/contact?utm_source=letter&utm_campaign=spring');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL('/contact?utm_source=letter&utm_campaign=spring');
});

test('Back before hydration shows the page of the address', async ({ page }) => {
  const aboutTitle = await goToContact(page);
  const releaseCode = await holdRequests(page, '**/_shell/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  releaseCode();
  await expect(page).toHaveTitle(aboutTitle);
});

test.describe('When the code of a page fails to load', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/mf-careers|Failed to (fetch|load)|net::ERR_FAILED|RUNTIME/);
    await page.route(CAREERS_CODE, (route) => route.abort());
  });

  test('the browser loads the page as a document', async ({ page }) => {
    await visit(page, '/about');
    const aboutTitle = await page.title();
    await headerLink(page, '/careers').click();
    await expect(jobBoardHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveTitle(aboutTitle);
  });

  async function openErrorScreen(page: Page): Promise<void> {
    await page.route('/careers', (route) => route.abort());
    await visit(page, '/about');
    await headerLink(page, '/careers').click();
    await expect(heading(page)).toHaveText(shellWords.errorScreen.title);
    await expect(page.getByRole('main')).toContainText(shellWords.errorScreen.text);
    await expect(page).toHaveTitle(new RegExp(`^${shellWords.errorScreen.title}`));
    await expect(banner(page)).toBeVisible();
  }

  test('and so does the document, the error screen offers another attempt', async ({ page }) => {
    await openErrorScreen(page);
    await page.unrouteAll();
    const retry = page.getByRole('button', { name: shellWords.errorScreen.retry });
    await expect(async () => {
      // On a slow machine the page appears after this attempt. The next attempt then finds no button to press.
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      await expect(jobBoardHeading(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL('/careers');
  });

  test('and so does the document, the error screen offers to reload the page', async ({ page }) => {
    await openErrorScreen(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: shellWords.errorScreen.reload }).click();
    await expect(jobBoardHeading(page)).toBeVisible();
  });

  test('a server-rendered page stays complete, and its links load documents', async ({ page }) => {
    const reported = () => page.waitForRequest('**/_errors');
    await Promise.all([reported(), page.goto('/careers')]);
    const openings = page.getByRole('region', { name: jobBoardTitle });
    const secondPage = openings.getByRole('link', { name: `${careers.jobBoard.pages.page} 2` });
    await Promise.all([reported(), secondPage.click()]);
    await expect(secondPage).toHaveAttribute('aria-current', 'page');
    const careersTitle = await page.title();
    await headerLink(page, '/contact').click();
    await expect(page).toHaveURL('/contact');
    await expect(page).not.toHaveTitle(careersTitle);
    await page.goBack();
    await expect(secondPage).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('Under a mouse', () => {
  test.use({ pointerMoves: true });

  test('Prefetching code shows no progress bar; following a link does, above a page that stays', async ({
    page,
  }) => {
    const resume = await holdRequests(page, CAREERS_CODE);
    await visit(page, '/about');
    const before = (await heading(page).textContent()) ?? '';
    const link = headerLink(page, '/careers');
    const requested = page.waitForRequest(CAREERS_CODE);
    await link.hover();
    await requested;
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await link.click();
    await expect(page.getByRole('progressbar', { name: shellWords.loading })).toBeVisible();
    await expect(heading(page)).toHaveText(before);
    resume();
    await expect(jobBoardHeading(page)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test('A link that is the first thing a visitor presses shows that its page loads', async ({ page }) => {
  await visit(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // This also holds the code of the form in the footer, because React hydrates that section first.
  const resume = await holdRequests(page, '**/_remotes/**/*.js');
  await headerLink(page, '/careers').click();
  await expect(page.getByRole('progressbar', { name: shellWords.loading })).toBeVisible();
  resume();
  await expect(heading(page)).toBeFocused();
});

test('A page that comes from the back/forward cache while its router waits for another page is loaded again', async ({
  page,
}) => {
  const resume = await holdRequests(page, CAREERS_CODE);
  await visit(page, '/about');
  await headerLink(page, '/careers').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Playwright turns the back/forward cache off, so the test sends the event of a page that comes from it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  resume();
});
