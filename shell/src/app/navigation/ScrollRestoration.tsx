import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@site/platform';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { anchorOf } from './anchor-of';
import { focusHeading } from './focus-heading';
import { jumpTo, positionToRestore, recordShownPath } from './scroll-positions';
import { leadsToTheTop } from './to-the-top';

/** Takes the restoration of scroll positions from the browser, which would do it before the page has changed. */
function useManualRestoration(): void {
  useEffect(() => {
    let left = 0;
    const manual = () => (window.history.scrollRestoration = 'manual');
    // On a reload and on Back from another document the browser does it.
    const leave = () => {
      left = window.scrollY;
      window.history.scrollRestoration = 'auto';
    };
    const arrive = ({ persisted }: PageTransitionEvent) => {
      manual();
      // WebKit goes by how the entry was restored before it was left.
      if (persisted) jumpTo(left);
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
 * Scrolls within the page that is shown: Back and Forward restore its position, links to anchors lead there, and links to
 * its top also take the focus along.
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
      const left = positionToRestore();
      if (left !== undefined) jumpTo(left);
    } else if (leadsToTheTop(location.state)) {
      focusHeading();
      // Smoothly, unless the visitor prefers less motion: as the page's styles say.
      window.scrollTo({ top: 0 });
    } else anchorOf(location.hash)?.scrollIntoView();
  }, [location, navigation]);
  return null;
}
