import { css } from '@emotion/react';
import { color, radius, shadow, space } from '@site/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { skipLink } from '../content/frame';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';

const skipLinkStyles = css({
  position: 'fixed',
  top: space(2),
  left: space(2),
  zIndex: 100,
  padding: `${space(3)} ${space(5)}`,
  background: color.surface,
  color: color.ink,
  borderRadius: radius.md,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none', boxShadow: shadow.lg },
});

interface FrameProps {
  /** Rendered in browsers only: toasts, announcements, the loading bar. */
  browserOnly?: ReactNode;
}

/** The frame of every page: a skip link, header and footer, and between them the page of the current route. */
export function Frame({ browserOnly }: FrameProps): ReactNode {
  // `parse-markup.ts` searches for `<div data-app`: this attribute must stay the first one.
  return (
    <div data-app="">
      <a href="#main" css={skipLinkStyles}>
        {skipLink}
      </a>
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      {browserOnly}
    </div>
  );
}
