// We wrote this ourselves, because React Router moves no focus and announces nothing.
import { useLocation } from '@site/platform';
import { VisuallyHidden } from '@site/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { partOfPage } from './part-of-page';

/** History state of a link that scrolls to the top and focuses the heading also if its page is already shown. */
export const scrollToTop = { to: 'top' } as const;

const isScrollToTop = (state: unknown): boolean =>
  (state as Partial<typeof scrollToTop> | null)?.to === scrollToTop.to;

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the focus to the page's heading, without scrolling. */
const focusHeading = (): void => focusOn(document.querySelector<HTMLElement>('main h1'));

/** Moves the focus to the heading of the element that a link names, or to the element, as browsers move their own. */
function focusTarget(hash: string): void {
  const target = partOfPage(hash);
  focusOn(target?.querySelector<HTMLElement>('h1, h2, h3') ?? target);
}

/** Scrolls to the top, smoothly unless the visitor prefers reduced motion. */
function scrollPageToTop(): void {
  const smooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
}

/**
 * After a navigation to another page, focuses its heading, and announces its title to users of screen readers. After a
 * navigation to a part of the shown page, focuses that part.
 */
export function NavigationFocus(): ReactNode {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = location;
    if (location.pathname !== previous.pathname) {
      focusHeading();
      setTitle(document.title);
    } else if (location !== previous && navigation !== NavigationType.Pop) {
      if (isScrollToTop(location.state)) {
        focusHeading();
        scrollPageToTop();
      } else if (location.hash) focusTarget(location.hash);
    }
  }, [location, navigation]);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
