import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until this part of the page has come alive. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
