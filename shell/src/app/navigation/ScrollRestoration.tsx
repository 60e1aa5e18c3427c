import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@site/platform';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { anchorOf } from './anchor-of';
import { focusHeading } from './focus-heading';
import { jumpTo, positionToRestore, recordShownPath } from './scroll-positions';
import { isScrollToTop } from './scroll-to-top';

/** Turns off the browser's scroll restoration, which would run before the page has changed. */
function useManualRestoration(): void {
  useEffect(() => {
    let lastPosition = 0;
    const manual = () => (window.history.scrollRestoration = 'manual');
    // The browser restores the position on a reload, and on Back from another document.
    const leave = () => {
      lastPosition = window.scrollY;
      window.history.scrollRestoration = 'auto';
    };
    const arrive = ({ persisted }: PageTransitionEvent) => {
      manual();
      // WebKit applies the setting from before `pagehide`, and restores nothing.
      if (persisted) jumpTo(lastPosition);
    };
    manual();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', arrive);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', arrive);
    };
  }, []);
}

/**
 * Scrolls within the current page: Back and Forward restore the position, links to anchors scroll to them, and links to the
 * top also focus the heading.
 */
export function ScrollRestoration(): null {
  const location = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(location.pathname);
  const shownLocation = useRef(location);
  useManualRestoration();
  useLayoutEffect(() => {
    const isSamePage = location.pathname === shownPath.current && location !== shownLocation.current;
    shownPath.current = location.pathname;
    shownLocation.current = location;
    recordShownPath(location.pathname);
    if (!isSamePage) return;
    if (navigation === NavigationType.Pop) {
      const position = positionToRestore();
      if (position !== undefined) jumpTo(position);
    } else if (isScrollToTop(location.state)) {
      focusHeading();
      // Without a behaviour of its own: the page's styles scroll smoothly, unless the visitor prefers reduced motion.
      window.scrollTo({ top: 0 });
    } else anchorOf(location.hash)?.scrollIntoView();
  }, [location, navigation]);
  return null;
}
