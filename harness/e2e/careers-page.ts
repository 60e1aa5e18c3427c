import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const board = (page: Page) => page.getByRole('region', { name: 'Current Opportunities' });
export const cards = (page: Page) =>
  board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
export const count = (page: Page) => board(page).getByText(/^Showing \d+-\d+ of \d+ positions$/);
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search positions' });
/** The links and the texts below the list: a number, 'Previous' or 'Next'. */
export const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pages of positions' });
export const pageLink = (page: Page, name: string) =>
  pagination(page).getByRole('link', { name: /^\d+$/.test(name) ? `Page ${name}` : name, exact: true });
/** The job whose address was opened. */
export const jobArticle = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'About the Role' }) });
/** The headings of a job's details. */
export const detailHeadings = [
  'About the Role',
  'Key Responsibilities',
  'Qualifications & Requirements',
  'About You',
];

/** Waits until the page is hydrated: then its links have no anchor any more. */
export const waitForBoard = (page: Page) =>
  expect(page.locator('#openings a[href*="#openings"]')).toHaveCount(0);

/** Opens the page and waits until it is hydrated. */
export async function visitCareers(page: Page, address: string) {
  await page.goto(address);
  await waitForBoard(page);
}
