import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobBoard } from '../../../content/careers';
import {
  address,
  count,
  detailsLinks,
  pageLink,
  search,
  titlesShown,
  visit,
} from '../../../testing/careers-page';
import { jobs } from '../../../testing/jobs';
import { boardPath, DEFAULT_BOARD_STATE } from './board';

jest.mock('../../../content/jobs', () => jest.requireActual<object>('../../../testing/jobs'));

const { filters, nothingFound } = jobBoard;
const { previous, next } = jobBoard.pages;
/** A job that is done in an office. */
const operations = jobs[6]!;

describe('the list', () => {
  test('shows five jobs per page and their numbers', async () => {
    await visit('/careers');
    expect(count(1, 5, 15)).toBeInTheDocument();
    expect(titlesShown()).toEqual(jobs.slice(0, 5).map(({ title }) => title));

    await userEvent.click(pageLink(3));
    expect(count(11, 15, 15)).toHaveFocus();
    expect(titlesShown()).toEqual(jobs.slice(10).map(({ title }) => title));
    expect(address()).toBe('/careers?page=3');
  });

  test('names its role, which WebKit removes from lists without markers', async () => {
    await visit('/careers');
    const list = screen.getByRole('heading', { name: jobs[0]!.title }).closest('ol');
    expect(list).toHaveAttribute('role', 'list');
  });

  test('exposes the link before the first page and the one after the last as disabled', async () => {
    await visit('/careers');
    const disabled = (name: string) => {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).not.toHaveAttribute('href');
    };
    disabled(previous);
    await userEvent.click(screen.getByRole('link', { name: next }));
    await userEvent.click(screen.getByRole('link', { name: next }));
    disabled(next);
    expect(screen.getByRole('link', { name: previous })).toHaveAttribute('href', '/careers?page=2');
  });

  test('returns to page 1 when a filter changes, and keeps the other filters', async () => {
    await visit('/careers?page=3');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: filters.department }),
      operations.department,
    );
    expect(count(1, 2, 2)).toBeInTheDocument();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: filters.location }),
      operations.location,
    );
    expect(titlesShown()).toEqual([operations.title]);
    const { department, location } = operations;
    expect(address()).toBe(boardPath({ ...DEFAULT_BOARD_STATE, department, location }));
  });

  test('filters a page whose choices the browser has translated', async () => {
    await visit('/careers');
    for (const filter of ['department', 'location'] as const) {
      const select = screen.getByRole('combobox', { name: filters[filter] });
      const option = within(select).getByRole('option', { name: operations[filter] });
      option.textContent = 'translated';
      await userEvent.selectOptions(select, option);
    }
    expect(titlesShown()).toEqual([operations.title]);
  });

  test('offers to clear filters that match no job', async () => {
    await visit(boardPath({ ...DEFAULT_BOARD_STATE, search: 'astronaut', location: operations.location }));
    expect(screen.getByRole('heading', { name: nothingFound.title })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: nothingFound.button }));
    expect(count(1, 5, 15)).toBeInTheDocument();
    expect(search()).toHaveValue('');
  });

  test('stays on the page of a job when filters are cleared there', async () => {
    await visit(boardPath({ search: 'astronaut', job: operations.id }));
    await userEvent.click(screen.getByRole('link', { name: nothingFound.button }));
    expect(screen.getByRole('heading', { level: 1, name: operations.title })).toBeInTheDocument();
    expect(address()).toBe(boardPath({ job: operations.id }));
  });
});

describe('typing in the search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('filters the list with every letter, and updates the address after a pause of 300 ms', async () => {
    await visit('/careers?page=2');
    const entries = window.history.length;
    await visitor.type(search(), 'coach');
    await act(async () => jest.advanceTimersByTime(299));
    expect(search()).toHaveValue('coach');
    expect(titlesShown()).toContain('Executive Coach');
    expect(address()).toBe('/careers?page=2');
    await act(async () => jest.advanceTimersByTime(1));
    expect(address()).toBe('/careers?search=coach');
    expect(window.history).toHaveLength(entries);
    expect(search()).toHaveValue('coach');
  });

  test('is kept when the visitor opens a job before the address was updated', async () => {
    await visit('/careers');
    await visitor.type(search(), 'coach');
    await visitor.click(detailsLinks()[0]!);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(address()).toMatch(/^\/careers\?search=coach&job=\d+$/);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/careers?search=coach');
  });
});
