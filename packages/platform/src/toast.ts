/** A transient notice. The shell shows at most one at a time. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Shows a notice to the visitor, from any section. */
export function toast(notice: Toast): void {
  for (const listener of listeners) listener(notice);
}

/** For the shell's toaster alone. Returns the function that ends the subscription. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
