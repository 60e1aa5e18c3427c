import type { Page } from '@playwright/test';
import { jobBoardTitle, jobs } from '../remote-copy';
import { expect } from './fixtures';

export const JOBS_PER_PAGE = 5;
/** The number of the board's last page, without a search. */
export const LAST_PAGE = Math.ceil(jobs.length / JOBS_PER_PAGE);

export const board = (page: Page) => page.getByRole('region', { name: jobBoardTitle });
export const boardHeading = (page: Page) => page.getByRole('heading', { name: jobBoardTitle });
export const cards = (page: Page) =>
  board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
/** The links of the cards to the details of their jobs. */
export const detailsLinks = (page: Page) => cards(page).locator('a[href*="job="]');
export const count = (page: Page) => board(page).getByText(/^Showing \d+-\d+ of \d+ positions$/);
/** What `count` reads on a page of the board, of this many jobs in all. */
export function countLine(pageNumber: number, total = jobs.length): string {
  const last = pageNumber * JOBS_PER_PAGE;
  return `Showing ${last - JOBS_PER_PAGE + 1}-${Math.min(last, total)} of ${total} positions`;
}
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

/** The links to a mail of an application for a job. */
export function applicationLink(page: Page, { title }: { title: string }) {
  const subject = encodeURIComponent(`Application for ${title}`);
  return page.locator(`a[href^="mailto:talent@"][href*="?subject=${subject}&body=Dear"]`);
}

/** Waits until the page is hydrated: then its links have no anchor any more. */
export const waitForBoard = (page: Page) =>
  expect(page.locator('#openings a[href*="#openings"]')).toHaveCount(0);

/** Opens the page and waits until it is hydrated. */
export async function visitCareers(page: Page, address: string) {
  await page.goto(address);
  await waitForBoard(page);
}
