import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { closeOverlay, enterOverlay, leaveOverlay, openOverlay, subscribeToOverlay } from './overlay-entry';

export interface Overlay {
  /** False on the server and after a reload. */
  isOpen: boolean;
  open(): void;
  close(): void;
}

/**
 * The state of a menu or dialog over the page. While it is open it has a history entry of its own: Back closes it.
 * A `Link` inside it replaces that entry, so that Back from the next page leads to the page without the overlay. Every
 * other navigation closes it too, because the browser no longer shows that entry.
 *
 * @param id unique in the page, such as the element's own id.
 */
export function useOverlay(id: string): Overlay {
  const isOpen = useSyncExternalStore(
    subscribeToOverlay,
    () => openOverlay() === id,
    () => false,
  );
  const { key } = useLocation();
  useEffect(() => () => void (openOverlay() === id && leaveOverlay()), [id, key]);
  return { isOpen, open: () => enterOverlay(id), close: () => closeOverlay(id) };
}
