import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Once: makes up for a navigation (Back, before hydration) that came after the router had read the address and before it listened. */
export function MissedNavigation(): null {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname + search === window.location.pathname + window.location.search) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    // Later navigations reach the router by themselves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
