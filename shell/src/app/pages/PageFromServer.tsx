import { useEffect, useState, type ReactNode } from 'react';
import { ErrorScreen } from '../errors/ErrorScreen';
import { isInitialDocument } from '../navigation/full-page-navigation';
import { PageLoading } from './PageLoading';

/** Whether the shell responds for this address, even if with a not-found page. */
async function isServed(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return response.headers.has('X-Composition');
  } catch {
    return false;
  }
}

/**
 * Replaces a page whose code failed to load: the browser loads it as a document instead, which needs no code.
 * Shows the error screen if the server is unreachable too.
 */
export function PageFromServer({ onRetry }: { onRetry: () => void }): ReactNode {
  // Reloading the initial document would fail the same way.
  const [unreachable, setUnreachable] = useState(isInitialDocument);
  useEffect(() => {
    if (unreachable) return undefined;
    let unmounted = false;
    void isServed(window.location.href).then((served) => {
      if (unmounted) return;
      if (served) window.location.reload();
      else setUnreachable(true);
    });
    return () => {
      unmounted = true;
    };
  }, [unreachable]);
  return unreachable ? <ErrorScreen onRetry={onRetry} /> : <PageLoading />;
}
