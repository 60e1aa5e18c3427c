/** A transient notification. The shell shows at most one at a time. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
let queued: Toast | null = null;

/** Shows a toast. Until the shell's toaster has loaded, the last toast is queued for it. */
export function toast(notification: Toast): void {
  if (listeners.size === 0) queued = notification;
  for (const listener of listeners) listener(notification);
}

/** For the shell's toaster only. Returns the function that ends the subscription. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  if (queued) listener(queued);
  queued = null;
  return () => listeners.delete(listener);
}
