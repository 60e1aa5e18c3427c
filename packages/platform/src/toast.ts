/** A transient notice. The shell shows at most one at a time. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
let waiting: Toast | null = null;

/** Shows a notice to the visitor, from any section. One that comes before the toaster does waits for it. */
export function toast(notice: Toast): void {
  if (listeners.size === 0) waiting = notice;
  for (const listener of listeners) listener(notice);
}

/** For the shell's toaster alone. Returns the function that ends the subscription. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting) listener(waiting);
  waiting = null;
  return () => listeners.delete(listener);
}
