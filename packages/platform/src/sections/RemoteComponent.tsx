import { use, type ReactNode } from 'react';
import { useFederation, type LoadTiming } from './federation';
import { firstInteraction } from './first-interaction';

export const isServer = typeof window === 'undefined';

interface RemoteComponentProps {
  /** The expose, as `remote/Expose`. */
  id: string;
  props?: Record<string, unknown>;
  when?: LoadTiming;
}

/**
 * Renders an expose. Suspends until `when` allows it and its code has loaded, and throws if its code fails to load.
 */
export function RemoteComponent({ id, props, when = 'now' }: RemoteComponentProps): ReactNode {
  const federation = useFederation();
  if (when !== 'now' && !isServer) use(firstInteraction());
  const { default: Exposed } = use(federation.load(id, when));
  return <Exposed {...props} />;
}
