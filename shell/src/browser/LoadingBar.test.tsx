import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LoadingBar } from './LoadingBar';
import { recheckPendingLoads, trackLoad } from './pending-loads';

function pendingLoad() {
  let settle = { resolve: () => {}, reject: (_error: Error) => {} };
  const load = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { load, ...settle };
}

const bar = () => screen.queryByRole('progressbar');

/** Starts a load and, as the router does, changes the address while the current page is still shown. */
async function navigateWhileLoading() {
  const pending = pendingLoad();
  await act(async () => {
    window.history.pushState(null, '', '/next');
    trackLoad(pending.load).catch(() => undefined);
  });
  return pending;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/current?tab=1');
  render(
    <MemoryRouter initialEntries={['/current?tab=1']}>
      <LoadingBar />
    </MemoryRouter>,
  );
});

test('shows while a navigation waits for code', async () => {
  const { resolve } = await navigateWhileLoading();
  expect(bar()).toBeInTheDocument();
  await act(async () => resolve());
  expect(bar()).not.toBeInTheDocument();
});

test('disappears if the load fails', async () => {
  const { reject } = await navigateWhileLoading();
  await act(async () => reject(new Error('offline')));
  expect(bar()).not.toBeInTheDocument();
});

test('does not show for a prefetch, unless a navigation waits for it later', async () => {
  const { load, resolve } = pendingLoad();
  await act(async () => void trackLoad(load));
  expect(bar()).not.toBeInTheDocument();
  window.history.pushState(null, '', '/next');
  await act(async () => recheckPendingLoads());
  expect(bar()).toBeInTheDocument();
  await act(async () => resolve());
});

test('does not show if nothing is loading', async () => {
  window.history.pushState(null, '', '/next');
  await act(async () => recheckPendingLoads());
  expect(bar()).not.toBeInTheDocument();
});
