import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const board = (page: Page) => page.getByRole('region', { name: 'Current Opportunities' });
export const cards = (page: Page) =>
  board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
export const count = (page: Page) => board(page).getByText(/^Showing \d+-\d+ of \d+ positions$/);
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search positions' });
export const pageLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of positions' }).getByRole('link', { name, exact: true });
/** The headings of a job's details. */
export const detailHeadings = [
  'About the Role',
  'Key Responsibilities',
  'Qualifications & Requirements',
  'About You',
];

/** Opens the page and waits until it is hydrated: then its links have no anchor any more. */
export async function visitCareers(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('#openings a[href*="#openings"]')).toHaveCount(0);
  // A job in the address becomes a dialog with the first interaction.
  await page.mouse.move(300, 300);
}
