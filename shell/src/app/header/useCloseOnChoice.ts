import { useEffect, type RefObject } from 'react';

/** Closes a popover when the router follows one of its links. Without a page load it would stay open. */
export function useCloseOnChoice(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const closeIfFollowed = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && popover.current?.contains(target as Node)) popover.current.hidePopover();
    };
    // Runs after React's listeners, which are on its root.
    document.addEventListener('click', closeIfFollowed);
    return () => document.removeEventListener('click', closeIfFollowed);
  }, [popover]);
}
