import { useEffect, useState, type ReactNode } from 'react';
import { ErrorScreen } from '../errors/ErrorScreen';
import { isFirstDocument } from '../navigation/native-navigation';
import { PageLoading } from './PageLoading';

/** Whether the shell answers for this address, be it with a not-found page. */
async function isServed(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return answer.headers.has('X-Composition');
  } catch {
    return false;
  }
}

/**
 * Stands in for a page whose code cannot be had: the server renders it without, so the browser loads it as a document.
 * Only where the server cannot be reached either is there an error to speak of.
 */
export function PageFromServer({ onRetry }: { onRetry: () => void }): ReactNode {
  // A document that came without this page would come without it again.
  const [unreachable, setUnreachable] = useState(isFirstDocument);
  useEffect(() => {
    if (unreachable) return undefined;
    let gone = false;
    void isServed(window.location.href).then((served) => {
      if (gone) return;
      if (served) window.location.reload();
      else setUnreachable(true);
    });
    return () => {
      gone = true;
    };
  }, [unreachable]);
  return unreachable ? <ErrorScreen onRetry={onRetry} /> : <PageLoading />;
}
