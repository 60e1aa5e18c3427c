import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, search, titlesShown, visit } from '../../../testing/careers-page';
import { jobs } from '../../../testing/jobs';

jest.mock('../../../content/jobs', () => jest.requireActual<object>('../../../testing/jobs'));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the list', () => {
  test('shows five jobs per page and their numbers', async () => {
    await visit('/careers');
    expect(screen.getByText('Showing 1-5 of 15 positions')).toBeInTheDocument();
    expect(titlesShown()).toEqual(jobs.slice(0, 5).map(({ title }) => title));

    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(screen.getByText('Showing 11-15 of 15 positions')).toHaveFocus();
    expect(titlesShown()).toEqual(jobs.slice(10).map(({ title }) => title));
    expect(address()).toBe('/careers?page=3');
  });

  test('exposes the link before the first page and the one after the last as disabled', async () => {
    await visit('/careers');
    const disabled = (name: string) => {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).not.toHaveAttribute('href');
    };
    disabled('Previous');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    disabled('Next');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/careers?page=2');
  });

  test('returns to page 1 when a filter changes, and keeps the other filters', async () => {
    await visit('/careers?page=3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Operations');
    expect(screen.getByText('Showing 1-2 of 2 positions')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Amman Jordan');
    expect(titlesShown()).toEqual(['Operations Manager']);
    expect(address()).toBe('/careers?department=Operations&location=Amman+Jordan');
  });

  test('offers to clear filters that match no job', async () => {
    await visit('/careers?search=astronaut&location=Amman+Jordan');
    expect(screen.getByRole('heading', { name: 'No positions found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(screen.getByText('Showing 1-5 of 15 positions')).toBeInTheDocument();
    expect(search()).toHaveValue('');
  });
});

describe('typing in the search', () => {
  test('filters the list with every letter, and updates the address after a pause', async () => {
    await visit('/careers?page=2');
    const entries = window.history.length;
    await userEvent.type(search(), 'coach');
    expect(search()).toHaveValue('coach');
    expect(titlesShown()).toContain('Executive Coach');
    expect(address()).toBe('/careers?page=2');
    await waitFor(() => expect(address()).toBe('/careers?search=coach'));
    expect(window.history).toHaveLength(entries);
    expect(search()).toHaveValue('coach');
  });

  test('is kept when the visitor opens a job before the address was updated', async () => {
    await visit('/careers');
    await userEvent.type(search(), 'coach');
    await userEvent.click(screen.getAllByRole('link', { name: /^View Full Details/ })[0]!);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(address()).toMatch(/^\/careers\?search=coach&job=\d+$/);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/careers?search=coach');
  });
});
