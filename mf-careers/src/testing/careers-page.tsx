import { act, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { jobBoard, jobCard } from '../content/careers';
import CareersPage from '../pages/careers/CareersPage';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

/** Shows the page of a path. */
export const visit = (path: string) => {
  window.history.replaceState(null, '', path);
  return act(async () => void render(<CareersPage />, { wrapper: BrowserRouter }));
};

/** The address shown, without its origin. */
export const address = () => window.location.pathname + window.location.search;

/** The titles of the jobs on the board. */
export const titlesShown = () =>
  within(screen.getByRole('region', { name: jobBoard.title }))
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading', { level: 3 }))
    .map((heading) => heading.textContent);

/** The board's search field. */
export const search = () => screen.getByRole('searchbox', { name: jobBoard.filters.search });

/** The links that open the jobs of the board. */
export const detailsLinks = () =>
  screen.getAllByRole('link', { name: (name) => name.startsWith(jobCard.details) });

/** The line that counts the jobs shown. */
export const count = (start: number, end: number, total: number) =>
  screen.getByText(jobBoard.count(start, end, total));

/** The link to a page of the board. */
export const pageLink = (page: number) =>
  screen.getByRole('link', { name: `${jobBoard.pages.page} ${page}` });
