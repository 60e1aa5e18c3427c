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

/**
 * Moves the focus to the heading of a part of the page, or to the part, as browsers move their own; without a part, to
 * the page's heading. Does not scroll.
 */
function moveFocus(part?: HTMLElement | null): void {
  const target = part
    ? (part.querySelector<HTMLElement>('h1, h2, h3') ?? part)
    : document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the top, smoothly unless the visitor prefers reduced motion. */
function scrollPageToTop(): void {
  const smooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
}

/**
 * After a navigation to another page, focuses its heading, or the part that the link names, and announces its title to
 * users of screen readers. After a navigation to a part of the shown page, focuses that part unless the link is in it.
 */
export function NavigationFocus(): ReactNode {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = location;
    const part = partOfPage(location.hash);
    if (location.pathname !== previous.pathname) {
      moveFocus(part);
      setTitle(document.title);
    } else if (location !== previous && navigation !== NavigationType.Pop) {
      if (isScrollToTop(location.state)) {
        moveFocus();
        scrollPageToTop();
      } else if (part && !part.contains(document.activeElement)) moveFocus(part);
    }
  }, [location, navigation]);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
