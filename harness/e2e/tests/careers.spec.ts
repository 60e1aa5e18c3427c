import {
  board,
  cards,
  count,
  detailHeadings,
  jobArticle,
  pageLink,
  pagination,
  search,
  visitCareers,
} from '../careers-page';
import { expect, test } from '../fixtures';

test.describe('The careers page', () => {
  test('shows the professional network, Career Excellence and reasons to join', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of [
      'Executive Coaches',
      'Project Managers',
      'Psychometric Assessors',
      'Subject Matter Experts',
      'Career Excellence',
      /^Why Join/,
      'Current Opportunities',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });

  test('scrolls from its hero to the openings', async ({ page }) => {
    await visitCareers(page, '/careers');
    await expect(page.getByRole('heading', { name: 'Current Opportunities' })).not.toBeInViewport();
    await page.getByRole('link', { name: 'View Open Positions' }).click();
    await expect(page.getByRole('heading', { name: 'Current Opportunities' })).toBeInViewport();
  });

  test('links to a mail about the expert network', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('link', { name: 'Join Expert Network' })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=Partnership%20Inquiry%20-%20Expert%20Network$/,
    );
  });
});

test.describe('The job board', () => {
  test('shows 15 positions on three pages of five', async ({ page }) => {
    await visitCareers(page, '/careers');
    for (const [name, line] of [
      ['1', 'Showing 1-5 of 15 positions'],
      ['2', 'Showing 6-10 of 15 positions'],
      ['3', 'Showing 11-15 of 15 positions'],
    ] as const) {
      await pageLink(page, name).click();
      await expect(count(page)).toHaveText(line);
      await expect(cards(page)).toHaveCount(5);
      await expect(pageLink(page, name)).toHaveAttribute('aria-current', 'page');
    }
    await expect(page).toHaveURL('/careers?page=3');
  });

  test('has no link to a page before the first or after the last', async ({ page }) => {
    await visitCareers(page, '/careers');
    const text = (name: string) => pagination(page).getByText(name, { exact: true });
    await expect(pageLink(page, 'Previous')).toHaveCount(0);
    await expect(text('Previous')).toHaveAttribute('aria-disabled', 'true');
    await pageLink(page, 'Next').click();
    await expect(pageLink(page, 'Previous')).toHaveAttribute('href', '/careers');
    await pageLink(page, 'Next').click();
    await expect(count(page)).toHaveText('Showing 11-15 of 15 positions');
    await expect(pageLink(page, 'Next')).toHaveCount(0);
    await expect(text('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  test('tells the current page from the others in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/careers?page=2');
    const background = (name: string) =>
      pageLink(page, name).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await background('1')).toBe(await background('3'));
    expect(await background('2')).not.toBe(await background('1'));
  });

  test('gives its last page for an address behind it', async ({ page }) => {
    await page.goto('/careers?page=99');
    await expect(count(page)).toHaveText('Showing 11-15 of 15 positions');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/careers\?page=3$/);
  });

  test('shows the address for applications in words', async ({ page }) => {
    await page.goto('/careers');
    const address = board(page).getByRole('link', { name: /^talent@/ });
    await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
  });

  test('scrolls to the start of the next page', async ({ page }) => {
    await visitCareers(page, '/careers');
    await pageLink(page, 'Next').click();
    await expect(count(page)).toBeInViewport();
    await expect(cards(page).first()).toBeInViewport();
  });

  test('shows the facts of a job on its card', async ({ page }) => {
    await page.goto('/careers?search=VAT+and+Compliance');
    await expect(cards(page)).toHaveCount(1);
    for (const fact of [
      'VAT and Compliance Consultant',
      'Finance & Compliance Advisory',
      'Dubai UAE',
      'Full-time',
      '4+ years',
      '38 applicants',
      '2 weeks ago',
    ]) {
      await expect(cards(page).getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(cards(page).getByRole('link', { name: /^Apply Now/ })).toHaveAttribute(
      'href',
      /^mailto:talent@[^?]+\?subject=Application%20for%20VAT%20and%20Compliance%20Consultant&body=Dear/,
    );
  });

  test('searches titles and descriptions while typing, ignoring case', async ({ page }) => {
    await visitCareers(page, '/careers?page=2');
    await search(page).pressSequentially('TURNaround');
    await expect(search(page)).toHaveValue('TURNaround');
    await expect(count(page)).toHaveText('Showing 1-1 of 1 positions');
    await expect(cards(page).getByRole('heading')).toHaveText('Strategy Engagement Manager');
    await expect(page).toHaveURL('/careers?search=TURNaround');
  });

  test('filters by department and location, combined with the search', async ({ page }) => {
    await visitCareers(page, '/careers?page=3');
    const department = page.getByRole('combobox', { name: 'Department' });
    const location = page.getByRole('combobox', { name: 'Location' });
    await expect(department.getByRole('option')).toHaveText([
      'All Departments',
      'Business Development',
      'Leadership & Development',
      'Business & Digital Advisory',
      'People & Talent Advisory',
      'Brand & Media Advisory',
      'Finance & Compliance Advisory',
      'Operations',
    ]);
    await expect(location.getByRole('option')).toHaveText([
      'All Locations',
      'Dubai UAE',
      'Amman Jordan',
      'Abu Dhabi UAE',
    ]);
    await department.selectOption('People & Talent Advisory');
    await expect(count(page)).toHaveText('Showing 1-3 of 3 positions');
    await location.selectOption('Dubai UAE');
    await expect(count(page)).toHaveText('Showing 1-2 of 2 positions');
    await search(page).fill('assessment');
    await expect(cards(page).getByRole('heading')).toHaveText('Psychometric Assessor');
    await expect(page).toHaveURL(
      '/careers?search=assessment&department=People+%26+Talent+Advisory&location=Dubai+UAE',
    );
  });

  test('shows a message without results, and clears the filters', async ({ page }) => {
    await visitCareers(page, '/careers');
    await search(page).fill('astronaut');
    await expect(page.getByRole('heading', { name: 'No positions found' })).toBeVisible();
    await expect(board(page).getByText(/adjusting your search criteria or check back later/)).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(count(page)).toHaveText('Showing 1-5 of 15 positions');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Chromium reports every preloaded script as blocked.
  test.beforeEach(({ allowConsole }) => allowConsole(/^failed: .*\.js csp$/));

  test('every job is reachable through plain links', async ({ page }) => {
    await page.goto('/careers');
    for (const number of ['1', '2', '3']) {
      await pageLink(page, number).click();
      await expect(cards(page)).toHaveCount(5);
    }
    await cards(page)
      .last()
      .getByRole('link', { name: /^View Full Details/ })
      .click();
    const job = jobArticle(page);
    await expect(job).toBeInViewport();
    for (const name of detailHeadings)
      await expect(job.getByRole('heading', { name, exact: true })).toBeVisible();
    await job.getByRole('link', { name: 'Close Details' }).click();
    await expect(job).toHaveCount(0);
    await expect(count(page)).toHaveText('Showing 11-15 of 15 positions');
  });

  test('the search form finds positions', async ({ page }) => {
    await page.goto('/careers?page=3');
    await search(page).fill('programme');
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Abu Dhabi UAE');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(count(page)).toHaveText('Showing 1-2 of 2 positions');
    await expect(search(page)).toHaveValue('programme');
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Abu Dhabi UAE');
  });
});
