import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the page has come alive: false on the server and while its HTML is taken over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
