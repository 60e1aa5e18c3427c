import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Announces a text through the live region. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last announcement; empty on the server and before the first one. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
