import { useLayoutEffect } from 'react';
import { useLocation } from '@site/platform';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { anchorOf } from './anchor-of';
import { announce } from './announcements';
import { focusHeading } from './focus-heading';
import { jumpTo, positionToRestore } from './scroll-positions';

let isInitialPage = true;

/** The anchor that the document was opened with: the browser itself scrolls to it. */
const initialHash = typeof window === 'undefined' ? '' : window.location.hash;

/** After a navigation, before the page is painted: focuses its heading, announces its title and sets the scroll position. */
export function RouteFocus(): null {
  const { hash } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    const isInitial = isInitialPage;
    isInitialPage = false;
    if (isInitial && navigation === NavigationType.Pop) {
      if (hash !== initialHash) anchorOf(hash)?.scrollIntoView();
      return;
    }
    focusHeading();
    announce(document.title);
    const position = navigation === NavigationType.Pop ? positionToRestore() : undefined;
    const anchor = anchorOf(hash);
    if (position === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else jumpTo(position ?? 0);
    // Once per page: see ScrollRestoration for navigations within it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
