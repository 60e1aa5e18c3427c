import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says something to assistive technology. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last thing said; empty on the server and before anything was. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
