import { careers, jobs } from '../../../remote-copy';
import { cards, count, countLine, pageLink, search, visitCareers, waitForBoard } from '../../careers-page';
import { expect, test } from '../../fixtures';
import { headerLink } from '../../header';
import { visit } from '../../routes';

const { filters, pages } = careers.jobBoard;

test.describe('The job board', () => {
  test('distinguishes the current page from the others in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/careers?page=2');
    const background = (name: string) =>
      pageLink(page, name).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await background('1')).toBe(await background('3'));
    expect(await background('2')).not.toBe(await background('1'));
  });

  test('keeps the focus in its search, also for a visitor who came by the menu', async ({ page }) => {
    await visit(page, '/about');
    await headerLink(page, '/careers').click();
    await waitForBoard(page);
    const { title } = jobs.at(-1)!;
    await search(page).fill(title);
    await expect(page).toHaveURL(/search=/);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue(title);
  });

  test('scrolls to the start of the next page', async ({ page }) => {
    await visitCareers(page, '/careers');
    await pageLink(page, pages.next).click();
    await expect(count(page)).toBeInViewport();
    await expect(cards(page).first()).toBeInViewport();
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
