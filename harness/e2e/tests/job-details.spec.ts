import type { Locator, Page } from '@playwright/test';
import { cards, count, detailHeadings, jobArticle, visitCareers, waitForBoard } from '../careers-page';
import { expect, test } from '../fixtures';

test.describe('The details of a job', () => {
  const first = 'Business Development Manager';
  const opener = (page: Page) =>
    cards(page)
      .first()
      .getByRole('link', { name: /^View Full Details/ });
  const dialog = (page: Page) => page.getByRole('dialog', { name: first });

  test.beforeEach(async ({ page }) => {
    await visitCareers(page, '/careers?location=Dubai+UAE');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('are complete in the dialog, with a link to apply', async ({ page }) => {
    await expect(page).toHaveURL('/careers?location=Dubai+UAE&job=1');
    await expect(page).toHaveTitle(new RegExp(`^${first}`));
    for (const name of detailHeadings)
      await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Apply for this Position' })).toHaveAttribute(
      'href',
      /^mailto:talent@[^?]+\?subject=Application%20for%20Business%20Development%20Manager&body=/,
    );
  });

  for (const name of ['Close', 'Close Details']) {
    test(`are closed by the button '${name}', which returns the focus to the link`, async ({ page }) => {
      await dialog(page).getByRole('button', { name, exact: true }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/careers?location=Dubai+UAE');
      await expect(opener(page)).toBeFocused();
    });
  }

  test('are closed by the backdrop', async ({ page }) => {
    await page.mouse.click(5, 300);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/careers?location=Dubai+UAE');
  });

  test('are closed by Back and reopened by Forward', async ({ page }) => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/careers?location=Dubai+UAE');
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  test('fill a sheet on a phone, with its close button always visible', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const last = dialog(page).getByRole('button', { name: 'Close Details' });
    await last.scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('button', { name: 'Close', exact: true })).toBeInViewport({
      ratio: 1,
    });
    const bottomOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    expect(await bottomOf(dialog(page))).toBeGreaterThan(await bottomOf(last));
  });

  test('are the only content in print', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Close Details' })).toBeHidden();
    await expect(page.getByText('Career Excellence')).toBeHidden();
    await expect(page.getByText('Current Opportunities')).toBeHidden();
  });
});

test.describe('The address of a job', () => {
  const title = 'Talent Acquisition Partner';

  for (const width of [1280, 375]) {
    test(`shows the job at once, and nothing else later, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/careers?page=2&job=9', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(
        jobArticle(page).getByRole('link', { name: 'Apply for this Position' }).first(),
      ).toBeInViewport({ ratio: 1 });
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
      await waitForBoard(page);
      await page.mouse.move(300, 300);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
    });
  }

  test('leads to the board, with its page and the focus on the link of the job', async ({ page }) => {
    await visitCareers(page, '/careers?page=2&job=9');
    await jobArticle(page).getByRole('link', { name: 'Close Details' }).click();
    await expect(page).toHaveURL('/careers?page=2');
    await expect(jobArticle(page)).toHaveCount(0);
    const link = cards(page).getByRole('link', { name: `View Full Details of ${title}` });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('is that of the open dialog: a reload shows the job itself', async ({ page }) => {
    await visitCareers(page, '/careers?page=2');
    await cards(page)
      .getByRole('link', { name: `View Full Details of ${title}` })
      .click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitForBoard(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(count(page)).toHaveText('Showing 6-10 of 15 positions');
  });

  test('of a job that is not on the list says so with status 404, and leads to the board', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    const response = await page.goto('/careers?job=999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This position is closed');
    await expect(count(page)).toHaveText('Showing 1-5 of 15 positions');
    await page.getByRole('main').getByRole('link', { name: 'View Open Positions' }).click();
    await expect(page).toHaveURL(/\/careers(#openings)?$/);
    await expect(page.getByRole('heading', { name: 'Current Opportunities' })).toBeInViewport();
  });

  test('prints the job and nothing else', async ({ page }) => {
    await page.goto('/careers?job=9');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText('Close Details')).toBeHidden();
    await expect(page.getByText('Current Opportunities')).toBeHidden();
  });

  test('has the complete job, its own metadata and a JobPosting in its HTML', async ({ request }) => {
    const html = await (await request.get('/careers?job=6&page=2')).text();
    for (const name of detailHeadings) expect(html).toContain(name.replace('&', '&amp;'));
    expect(html).toMatch(/<title[^>]*>VAT and Compliance Consultant/);
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/careers\?job=6"/);
    expect(html).toContain('"@type":"JobPosting"');
    expect(html).toContain('"datePosted":"2025-12-01"');
    expect(html).toMatch(/"validThrough":"\d{4}-\d{2}-\d{2}"/);
  });
});
