import { careers, jobs } from '../../../remote-copy';
import {
  applicationLink,
  board,
  boardHeading,
  cards,
  count,
  countLine,
  detailHeadings,
  detailsLinks,
  jobArticle,
  JOBS_PER_PAGE,
  LAST_PAGE,
  pageLink,
  pagination,
  visitCareers,
} from '../../careers-page';
import { expect, test } from '../../fixtures';

const { pages } = careers.jobBoard;

test.describe('The careers page', () => {
  test('shows the professional network, Career Excellence and reasons to join', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of [
      ...careers.network.roles.map(({ title }) => title),
      careers.excellence.title,
      careers.reasons.title,
      careers.jobBoard.title,
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });

  test('scrolls from its hero to the openings', async ({ page }) => {
    await visitCareers(page, '/careers');
    await expect(boardHeading(page)).not.toBeInViewport();
    await page.getByRole('link', { name: careers.hero.openings }).click();
    await expect(boardHeading(page)).toBeInViewport();
  });

  test('links to a mail about the expert network', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('link', { name: careers.hero.network })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:[^?]+\\?subject=${encodeURIComponent(careers.hero.networkSubject)}$`),
    );
  });
});

test.describe('The job board', () => {
  test('shows every position, five on a page', async ({ page }) => {
    await visitCareers(page, '/careers');
    const titles: string[] = [];
    for (let number = 1; number <= LAST_PAGE; number += 1) {
      await pageLink(page, `${number}`).click();
      await expect(count(page)).toHaveText(countLine(number));
      await expect(pageLink(page, `${number}`)).toHaveAttribute('aria-current', 'page');
      const shown = await cards(page).getByRole('heading').allTextContents();
      expect(shown.length).toBeLessThanOrEqual(JOBS_PER_PAGE);
      titles.push(...shown);
    }
    expect(titles).toEqual(jobs.map(({ title }) => title));
    await expect(page).toHaveURL(`/careers?page=${LAST_PAGE}`);
  });

  test('has no link to a page before the first or after the last', async ({ page }) => {
    await visitCareers(page, '/careers');
    const text = (name: string) => pagination(page).getByText(name, { exact: true });
    await expect(pageLink(page, pages.previous)).toHaveCount(0);
    await expect(text(pages.previous)).toHaveAttribute('aria-disabled', 'true');
    await pageLink(page, pages.next).click();
    await expect(pageLink(page, pages.previous)).toHaveAttribute('href', '/careers');
    await pageLink(page, `${LAST_PAGE}`).click();
    await expect(count(page)).toHaveText(countLine(LAST_PAGE));
    await expect(pageLink(page, pages.next)).toHaveCount(0);
    await expect(text(pages.next)).toHaveAttribute('aria-disabled', 'true');
  });

  test('distinguishes the current page from the others in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/careers?page=2');
    const background = (name: string) =>
      pageLink(page, name).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await background('1')).toBe(await background('3'));
    expect(await background('2')).not.toBe(await background('1'));
  });

  test('shows its last page for a page number beyond it', async ({ page }) => {
    await page.goto('/careers?page=99');
    await expect(count(page)).toHaveText(countLine(LAST_PAGE));
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/careers\\?page=${LAST_PAGE}$`));
  });

  test('shows the address for applications as text', async ({ page }) => {
    await page.goto('/careers');
    const address = board(page).getByRole('link', { name: /^talent@/ });
    await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
  });

  test('scrolls to the start of the next page', async ({ page }) => {
    await visitCareers(page, '/careers');
    await pageLink(page, pages.next).click();
    await expect(count(page)).toBeInViewport();
    await expect(cards(page).first()).toBeInViewport();
  });

  test('shows the facts of a job on its card', async ({ page }) => {
    await page.goto('/careers');
    const [job] = jobs as [(typeof jobs)[number]];
    const card = cards(page).first();
    for (const fact of [
      job.title,
      job.department,
      job.location,
      job.type,
      job.experience,
      careers.jobDetails.applicants(job.applicants),
      job.posted,
    ]) {
      await expect(card.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    await expect(
      card.getByRole('link', { name: careers.jobCard.apply }).and(applicationLink(page, job)),
    ).toBeVisible();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Chromium reports every preloaded script as blocked.
  test.beforeEach(({ allowConsole }) => allowConsole(/^failed: .*\.js csp$/));

  test('every job is reachable through plain links', async ({ page }) => {
    await page.goto('/careers');
    let found = 0;
    for (let number = 1; number <= LAST_PAGE; number += 1) {
      await pageLink(page, `${number}`).click();
      await expect(count(page)).toHaveText(countLine(number));
      found += await detailsLinks(page).count();
    }
    expect(found).toBe(jobs.length);
    await detailsLinks(page).last().click();
    const job = jobArticle(page);
    await expect(job).toBeInViewport();
    for (const name of detailHeadings)
      await expect(job.getByRole('heading', { name, exact: true })).toBeVisible();
    await job.getByRole('link', { name: careers.jobDetails.close }).click();
    await expect(job).toHaveCount(0);
    await expect(count(page)).toHaveText(countLine(LAST_PAGE));
  });
});
