import { useEffect, type ReactNode } from 'react';
import { ScrollRestoration as RouterScrollRestoration, type Location } from 'react-router-dom';

/** Entries that the router did not create, such as a document's first, all have the same key. */
const entryKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/**
 * The router's scroll restoration, also for documents from the back/forward cache: WebKit restores no position of
 * those, and the router hands restoration over to the browser when a document is left, and does not take it back.
 */
export function ScrollRestoration(): ReactNode {
  useEffect(() => {
    let lastPosition = 0;
    const left = new AbortController();
    const { signal } = left;
    window.addEventListener('pagehide', () => (lastPosition = window.scrollY), { signal });
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return;
        window.history.scrollRestoration = 'manual';
        window.scrollTo({ top: lastPosition, behavior: 'instant' });
      },
      { signal },
    );
    return () => left.abort();
  }, []);
  return <RouterScrollRestoration getKey={entryKey} />;
}
