import { useEffect, type RefObject } from 'react';

/** Closes a popover when the router follows one of its links: the document stays, and with it the open popover. */
export function useCloseOnChoice(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const closeIfFollowed = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && popover.current?.contains(target as Node)) popover.current.hidePopover();
    };
    // After React's listeners, which are on its root.
    document.addEventListener('click', closeIfFollowed);
    return () => document.removeEventListener('click', closeIfFollowed);
  }, [popover]);
}
