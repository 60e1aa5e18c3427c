import { useHydrated } from '@site/platform';
import type { ReactNode } from 'react';

/** Renders its children only after hydration: they are not in the server's HTML. */
export function AfterHydration({ children }: { children: ReactNode }): ReactNode {
  return useHydrated() ? children : null;
}
