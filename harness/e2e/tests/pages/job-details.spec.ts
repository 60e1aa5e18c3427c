import type { Locator, Page } from '@playwright/test';
import { careers, jobs, shellWords, uiWords } from '../../../remote-copy';
import {
  boardHeading,
  count,
  countLine,
  detailsLinks,
  jobArticle,
  JOBS_PER_PAGE,
  visitCareers,
  waitForBoard,
} from '../../careers-page';
import { expect, test } from '../../fixtures';
import { heading } from '../../routes';

type Job = (typeof jobs)[number];

test.describe('The details of a job', () => {
  const [job] = jobs as [Job];
  const filtered = `/careers?${new URLSearchParams({ location: job.location })}`;
  const opener = (page: Page) => detailsLinks(page).first();
  const dialog = (page: Page) => page.getByRole('dialog', { name: job.title });

  test.beforeEach(async ({ page }) => {
    await visitCareers(page, filtered);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('are closed by Back, reopened by Forward, and closed by a button that returns the focus', async ({
    page,
  }) => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(filtered);
    await page.goForward();
    await dialog(page).getByRole('button', { name: uiWords.close, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('fill a sheet on a phone, with its close button always visible', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const last = dialog(page).getByRole('button', { name: careers.jobDetails.close });
    await last.scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('button', { name: uiWords.close, exact: true })).toBeInViewport({
      ratio: 1,
    });
    const bottomOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    // While the sheet moves, the two are read at different moments.
    const room = async () => (await bottomOf(dialog(page))) - (await bottomOf(last));
    await expect.poll(room).toBeGreaterThan(0);
  });

  test('are the only content in print', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: careers.jobDetails.close })).toBeHidden();
    await expect(heading(page)).toBeHidden();
    await expect(boardHeading(page)).toBeHidden();
  });
});

test.describe('The address of a job', () => {
  /** A job on the second page of the board. */
  const { id, title } = jobs[JOBS_PER_PAGE + 3]!;

  test('shows the job at once, and does not change after hydration, at 375 px', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`/careers?page=2&job=${id}`, { waitUntil: 'commit' });
    const jobHeading = heading(page).filter({ hasText: title });
    await expect(jobHeading).toBeInViewport({ ratio: 1 });
    await expect(
      jobArticle(page).getByRole('link', { name: careers.jobDetails.apply }).first(),
    ).toBeInViewport({ ratio: 1 });
    const top = await jobHeading.evaluate((element) => element.getBoundingClientRect().top);
    await waitForBoard(page);
    await page.mouse.move(300, 300);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shellWords.skipLink })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await jobHeading.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  });

  test('is that of the open dialog: a reload shows the job itself, which leads back to its place on the board', async ({
    page,
  }) => {
    await visitCareers(page, '/careers?page=2');
    const link = detailsLinks(page).and(page.getByRole('link', { name: title }));
    await link.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitForBoard(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await jobArticle(page).getByRole('link', { name: careers.jobDetails.back }).click();
    await expect(page).toHaveURL('/careers?page=2');
    await expect(jobArticle(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(count(page)).toHaveText(countLine(2));
  });

  test('prints the job and nothing else', async ({ page }) => {
    await page.goto(`/careers?job=${id}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText(careers.jobDetails.back)).toBeHidden();
    await expect(page.getByRole('heading', { name: careers.jobBoard.others })).toBeHidden();
  });

  test('prints the open jobs if it is closed', async ({ page, allowConsole }) => {
    allowConsole(/404 \(Not Found\)/);
    await page.goto('/careers?job=closed');
    await page.emulateMedia({ media: 'print' });
    await expect(boardHeading(page)).toBeVisible();
  });
});
