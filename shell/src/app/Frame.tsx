import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { SkipLink } from './navigation/SkipLink';

interface FrameProps {
  /** Rendered in browsers only: toasts, announcements, the loading bar. */
  browserOnly?: ReactNode;
}

/** The frame of every page: header and footer, and between them the page of the current route. */
export function Frame({ browserOnly }: FrameProps): ReactNode {
  // `parse-markup.ts` searches for `<div data-app`: this attribute must stay the first one.
  return (
    <div data-app="">
      <SkipLink />
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      {browserOnly}
    </div>
  );
}
