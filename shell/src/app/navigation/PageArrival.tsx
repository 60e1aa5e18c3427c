import { useEffect } from 'react';
import { useLocation } from '@site/platform';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { announce } from './announcements';
import { isSmooth, scrollPositions } from './scroll-positions';

let firstPage = true;

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Runs when a page's content has arrived: moves focus to its heading, says its title, and scrolls where it should be. */
export function PageArrival(): null {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (firstPage) {
      firstPage = false;
      return;
    }
    focusHeading();
    announce(document.title);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (navigation === NavigationType.Pop)
      window.scrollTo({ top: scrollPositions.of(key), behavior: 'instant' });
    else if (!isSmooth(state)) window.scrollTo({ top: 0, behavior: 'instant' });
    // A page arrives once: changes of its query or its anchor are its own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
