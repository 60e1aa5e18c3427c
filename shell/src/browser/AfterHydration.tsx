import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** Renders its children once the server's HTML has been taken over: they are not part of it. */
export function AfterHydration({ children }: { children: ReactNode }): ReactNode {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? children : null;
}
