import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { visit, visitWithMenu } from '../routes';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const CAREERS_CODE = '**/_remotes/mf-careers/**';

test('A new page takes the focus to its heading, and its title is announced', async ({ page }) => {
  await visit(page, '/about');
  await banner(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back returns to where the visitor had been on the page before', async ({ page }) => {
  await visit(page, '/about');
  await page.mouse.move(200, 400);
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
  await banner(page).getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
});

test('Back works on a page that nobody has touched since it was loaded', async ({ page }) => {
  await visit(page, '/about');
  await banner(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle(/About/);
  await expect(heading(page)).toHaveCount(1);
});

test.describe('Where the code of a page cannot be had', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/mf-careers|Failed to (fetch|load)|net::ERR_FAILED|RUNTIME/);
    await page.route(CAREERS_CODE, (route) => route.abort());
  });

  test('a visitor gets its document from the server', async ({ page }) => {
    await visitWithMenu(page, '/about');
    await banner(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { name: 'Current Opportunities' })).toBeVisible();
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveTitle(/About/);
  });

  async function meetTheErrorScreen(page: Page): Promise<void> {
    await page.route('/careers', (route) => route.abort());
    await visitWithMenu(page, '/about');
    await banner(page).getByRole('link', { name: 'Careers' }).click();
    await expect(heading(page)).toHaveText('Something went wrong');
    await expect(page.getByRole('main')).toContainText(
      "We encountered an unexpected error. This has been logged and we'll look into it.",
    );
    await expect(page).toHaveTitle(/^Something went wrong/);
    await expect(banner(page)).toBeVisible();
  }

  test('and the server neither, a visitor meets the error screen, and may try again', async ({ page }) => {
    await meetTheErrorScreen(page);
    await page.unrouteAll();
    await expect(async () => {
      await page.getByRole('button', { name: 'Try Again' }).click({ timeout: 1_000 });
      await expect(page.getByRole('heading', { name: 'Current Opportunities' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expect(page).toHaveURL('/careers');
  });

  test('and the server neither, a visitor may reload the page', async ({ page }) => {
    await meetTheErrorScreen(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { name: 'Current Opportunities' })).toBeVisible();
  });

  test('a page that came from the server stays whole, and its links lead on', async ({ page }) => {
    const reported = () => page.waitForRequest('**/_errors');
    await Promise.all([reported(), page.goto('/careers')]);
    const openings = page.getByRole('region', { name: 'Current Opportunities' });
    await Promise.all([reported(), openings.getByRole('link', { name: '2', exact: true }).click()]);
    await expect(openings).toContainText('Showing 6-10 of 15 positions');
    await banner(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle(/Contact/);
    await page.goBack();
    await expect(openings).toContainText('Showing 6-10 of 15 positions');
  });
});

test('Code that is fetched in case a visitor follows a link shows no bar, until it is followed', async ({
  page,
}) => {
  const letThrough = await holdRequests(page, CAREERS_CODE);
  await visitWithMenu(page, '/about');
  const link = banner(page).getByRole('link', { name: 'Careers' });
  const asked = page.waitForRequest(CAREERS_CODE);
  await link.hover();
  await asked;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  letThrough();
  await expect(page).toHaveTitle(/Careers/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('On a slow network the page stays, with a bar that says the next one is on its way', async ({
  page,
}) => {
  const letThrough = await holdRequests(page, CAREERS_CODE);
  await visitWithMenu(page, '/about');
  const before = await heading(page).textContent();
  await banner(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(heading(page)).toHaveText(before ?? '');
  letThrough();
  await expect(page).toHaveURL('/careers');
  await expect(heading(page)).not.toHaveText(before ?? '');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
