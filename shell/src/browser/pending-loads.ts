import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pending += by;
  // Loads begin while React renders, when no other component may be told to.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Counts a load that a visitor may be waiting for, until it settles. */
export function track<Result>(load: Promise<Result>): Promise<Result> {
  change(1);
  const done = () => change(-1);
  load.finally(done).catch(() => undefined);
  return load;
}

/** Looks again whether a visitor waits: a load that began as a guess may now be a page's. */
export function lookAgain(): void {
  if (pending > 0) change(0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const addressed = () => window.location.pathname + window.location.search;

/**
 * Whether a visitor waits for the next page: some code is on its way, and the address is no longer that of the page shown.
 *
 * @param shown path and query of the page that is shown.
 */
export const useWaiting = (shown: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0 && addressed() !== shown,
    () => false,
  );
