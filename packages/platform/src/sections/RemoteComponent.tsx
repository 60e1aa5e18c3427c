import { use, type ReactNode } from 'react';
import { useFederation, type LoadTiming } from './federation';

interface RemoteComponentProps {
  /** The expose, as `remote/Expose`. */
  id: string;
  props?: Record<string, unknown>;
  when?: LoadTiming;
  /** Loading waits for this promise. */
  start?: Promise<void> | undefined;
}

/** Renders an expose. Suspends until its code has loaded, and throws if its code fails to load. */
export function RemoteComponent({ id, props, when = 'now', start }: RemoteComponentProps): ReactNode {
  const federation = useFederation();
  if (start) use(start);
  const { default: Exposed } = use(federation.load(id, when));
  return <Exposed {...props} />;
}
