import { useSyncExternalStore } from 'react';

let pendingLoads = 0;
const listeners = new Set<() => void>();

// Loads begin during rendering, when React allows no other component to be updated: hence the microtask.
function notifyListeners(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Counts a load that a navigation may be waiting for, until it settles. */
export function trackLoad<Result>(load: Promise<Result>): Promise<Result> {
  const change = (by: number) => {
    pendingLoads += by;
    notifyListeners();
  };
  change(1);
  load.finally(() => change(-1)).catch(() => undefined);
  return load;
}

/** To be called when a load is requested again: a load that began as a prefetch may now block a navigation. */
export function recheckPendingLoads(): void {
  if (pendingLoads > 0) notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentUrl = () => window.location.pathname + window.location.search;

/**
 * Whether a navigation waits for code: loads are pending, and the address is no longer that of the page shown.
 *
 * @param shownUrl path and query of the page that is shown.
 */
export const useNavigationPending = (shownUrl: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pendingLoads > 0 && currentUrl() !== shownUrl,
    () => false,
  );
