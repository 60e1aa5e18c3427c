import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Applies a navigation, such as Back, that happened during hydration: after the router had read the address, before it listened. */
export function MissedNavigation(): null {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname + search === window.location.pathname + window.location.search) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    // Once: the router handles later navigations.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
