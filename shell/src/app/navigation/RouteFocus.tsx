import { useEffect } from 'react';
import { useLocation } from '@site/platform';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { announce } from './announcements';
import { isSmooth, scrollPositions } from './scroll-positions';

let isInitialPage = true;

/** The anchor that the document was opened with: the browser itself scrolls to it. */
const initialHash = typeof window === 'undefined' ? '' : window.location.hash;

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** After a navigation, once the page is shown: focuses its heading, announces its title and sets the scroll position. */
export function RouteFocus(): null {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const isInitial = isInitialPage;
    isInitialPage = false;
    if (isInitial && navigation === NavigationType.Pop) {
      if (hash !== initialHash) target?.scrollIntoView();
      return;
    }
    focusHeading();
    announce(document.title);
    if (target) target.scrollIntoView();
    else if (navigation === NavigationType.Pop)
      window.scrollTo({ top: scrollPositions.get(key), behavior: 'instant' });
    else if (!isSmooth(state)) window.scrollTo({ top: 0, behavior: 'instant' });
    // Once per page: a change of only the query or the hash is handled by the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
