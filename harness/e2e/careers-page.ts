import type { Page } from '@playwright/test';
import { careers, jobs } from '../remote-copy';
import { waitForHydration } from './routes';

const { jobBoard, jobDetails } = careers;

export const JOBS_PER_PAGE = 5;

export const board = (page: Page) => page.getByRole('region', { name: jobBoard.title });
export const boardHeading = (page: Page) => page.getByRole('heading', { name: jobBoard.title });
export const cards = (page: Page) =>
  board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
/** The links of the cards to the details of their jobs. */
export const detailsLinks = (page: Page) => cards(page).locator('a[href*="job="]');
export const count = (page: Page) => board(page).getByRole('status');
/** The text of `count` on a page of the board, if there are this many jobs in all. */
export function countLine(pageNumber: number, total = jobs.length): string {
  const last = pageNumber * JOBS_PER_PAGE;
  return jobBoard.count(last - JOBS_PER_PAGE + 1, Math.min(last, total), total);
}
export const search = (page: Page) => page.getByRole('searchbox', { name: jobBoard.filters.search });
/** The links and the texts below the list: a number, or the words for the page before and after. */
export const pagination = (page: Page) => page.getByRole('navigation', { name: jobBoard.pages.label });
export const pageLink = (page: Page, name: string) =>
  pagination(page).getByRole('link', {
    name: /^\d+$/.test(name) ? `${jobBoard.pages.page} ${name}` : name,
    exact: true,
  });
/** The job whose address was opened. */
export const jobArticle = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: jobDetails.role }) });
/** Waits until the board is hydrated. */
export const waitForBoard = (page: Page) => waitForHydration(page, '#openings form');

/** Opens the page and waits until it is hydrated. */
export async function visitCareers(page: Page, address: string) {
  await page.goto(address);
  await waitForBoard(page);
}
