import { act, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, type NavigateFunction, type NavigateOptions } from 'react-router-dom';
import { recordPositions } from '../scroll-positions';
import { ScrollRestoration } from '../ScrollRestoration';
import { RouterProbe } from './RouterProbe';

interface TestedRouter {
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Goes back in the browser's history. */
  back(): Promise<void>;
  /** Scrolls as a visitor does; jsdom has no layout. */
  scroll(top: number): void;
}

/** Renders pages in the browser's router, with the site's scroll restoration. */
export function startRouter(path: string, pages: ReactNode): TestedRouter {
  let router: NavigateFunction | undefined;
  window.history.replaceState(null, '', path);
  jest.replaceProperty(window, 'scrollY', 0);
  recordPositions();
  render(
    <BrowserRouter>
      {pages}
      <ScrollRestoration />
      <RouterProbe onReady={(navigate) => (router = navigate)} />
    </BrowserRouter>,
  );
  return {
    navigate: (to, options) => act(async () => router?.(to, options)),
    back: async () => {
      const previousUrl = window.location.href;
      await act(async () => window.history.back());
      await waitFor(() => expect(window.location.href).not.toBe(previousUrl));
      await act(async () => undefined);
    },
    scroll(top) {
      jest.replaceProperty(window, 'scrollY', top);
      fireEvent.scroll(window);
    },
  };
}
