import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ComposedRoute } from '../boot/boot';
import { pageAt } from './page-at';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Navigates on the client for links that no component handles: those in server HTML that is not hydrated yet, and those
 * in the body of an article. We wrote this ourselves, because the router handles the clicks of its own `Link` only.
 */
export function InternalLinks({ routes }: { routes: readonly ComposedRoute[] }): null {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.origin !== window.location.origin) return;
      const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
      if (samePage || !pageAt(routes, link.pathname)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, routes]);
  return null;
}
