import { useEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '@site/platform';

/**
 * Focuses an element when it appears and when `shown` changes. An element in the server's HTML gets the focus only if no
 * other has it: the visitor may be typing already.
 */
export function useFocusOnChange<Focusable extends HTMLElement>(shown: unknown): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null);
  const isHydrated = useHydrated();
  const isFromServer = useRef(!isHydrated);
  useEffect(() => {
    if (!isFromServer.current) element.current?.focus();
    else if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    isFromServer.current = false;
  }, [shown]);
  return element;
}
