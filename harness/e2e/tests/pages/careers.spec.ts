import { longDate } from '@site/firm';
import { careers, jobs } from '../../../remote-copy';
import {
  applicationLink,
  board,
  boardHeading,
  cards,
  count,
  countLine,
  pageLink,
  search,
  visitCareers,
} from '../../careers-page';
import { expect, test } from '../../fixtures';

const { filters, pages } = careers.jobBoard;

test.describe('The careers page', () => {
  test('shows the professional network with a link to a mail, Career Excellence and reasons to join', async ({
    page,
  }) => {
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
    await expect(page.getByRole('link', { name: careers.hero.network })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:[^?]+\\?subject=${encodeURIComponent(careers.hero.networkSubject)}$`),
    );
  });

  test('scrolls from its hero to the openings', async ({ page }) => {
    await visitCareers(page, '/careers');
    await expect(boardHeading(page)).not.toBeInViewport();
    await page.getByRole('link', { name: careers.hero.openings }).click();
    await expect(boardHeading(page)).toBeInViewport();
  });
});

test.describe('The job board', () => {
  test('distinguishes the current page from the others in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/careers?page=2');
    const background = (name: string) =>
      pageLink(page, name).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await background('1')).toBe(await background('3'));
    expect(await background('2')).not.toBe(await background('1'));
  });

  test('scrolls to the start of the next page', async ({ page }) => {
    await visitCareers(page, '/careers');
    await pageLink(page, pages.next).click();
    await expect(count(page)).toBeInViewport();
    await expect(cards(page).first()).toBeInViewport();
  });

  test('shows the address for applications as text, and the facts of a job on its card', async ({ page }) => {
    await page.goto('/careers');
    const address = board(page).getByRole('link', { name: /^talent@/ });
    await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
    const [job] = jobs as [(typeof jobs)[number]];
    const card = cards(page).first();
    for (const fact of [
      job.title,
      job.department,
      job.location,
      job.type,
      job.experience,
      careers.jobDetails.applicants(job.applicants),
      longDate(job.postedOn),
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

  test('the search form finds positions', async ({ page }) => {
    const { title, location } = jobs.at(-1)!;
    await page.goto('/careers?page=3');
    await search(page).fill(title);
    await page.getByRole('combobox', { name: filters.location }).selectOption(location);
    await page.getByRole('button', { name: filters.button, exact: true }).click();
    await expect(count(page)).toHaveText(countLine(1, 1));
    await expect(cards(page).getByRole('heading')).toHaveText(title);
    await expect(search(page)).toHaveValue(title);
    await expect(page.getByRole('combobox', { name: filters.location })).toHaveValue(location);
  });
});
