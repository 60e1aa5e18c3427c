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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any section's code is on its way. */
export const useLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
