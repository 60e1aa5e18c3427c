import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageFromServer } from './PageFromServer';

const fetchPage = jest.fn<Promise<{ headers: Map<string, string> }>, unknown[]>();

beforeEach(() => {
  fetchPage.mockReset();
  // jsdom has no layout to scroll.
  Object.assign(globalThis, { fetch: fetchPage, scrollTo: () => undefined });
});

const renderAt = (path: string) =>
  act(async () => {
    window.history.replaceState(null, '', path);
    render(
      <MemoryRouter>
        <PageFromServer onRetry={() => undefined} />
      </MemoryRouter>,
    );
  });

const error = () => screen.queryByRole('alert');

test('shows the error screen at once on the document that the server sent', async () => {
  await renderAt('/');
  expect(error()).toBeInTheDocument();
  expect(fetchPage).not.toHaveBeenCalled();
});

test('waits while it checks whether the server responds', async () => {
  fetchPage.mockReturnValue(new Promise(() => undefined));
  await renderAt('/next');
  expect(error()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(fetchPage).toHaveBeenCalledWith(expect.stringMatching(/\/next$/), {
    method: 'HEAD',
    cache: 'no-store',
  });
});

test('shows the error screen if the server is unreachable', async () => {
  fetchPage.mockRejectedValue(new TypeError('offline'));
  await renderAt('/next');
  expect(error()).toBeInTheDocument();
});

test('shows the error screen if something other than the shell responds', async () => {
  fetchPage.mockResolvedValue({ headers: new Map() });
  await renderAt('/next');
  expect(error()).toBeInTheDocument();
});
