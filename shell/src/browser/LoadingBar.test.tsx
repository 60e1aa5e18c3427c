import { act, render, screen } from '@testing-library/react';
import type { createBrowserRouter } from 'react-router-dom';
import { LoadingBar } from './LoadingBar';

test('it is shown while a page loads, and subscribes to the router once', () => {
  const listeners = new Set<() => void>();
  const subscribe = jest.fn((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  // jsdom has no `Request`, which the navigations of a real router need.
  const router = { subscribe, state: { navigation: { state: 'idle' } } };
  render(<LoadingBar router={() => router as unknown as ReturnType<typeof createBrowserRouter>} />);
  const go = (state: string) =>
    act(() => {
      router.state = { navigation: { state } };
      for (const listener of listeners) listener();
    });
  go('loading');
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  go('idle');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(subscribe).toHaveBeenCalledTimes(1);
});
