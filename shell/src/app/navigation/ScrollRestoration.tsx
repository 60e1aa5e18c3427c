import { useEffect } from 'react';
import { useLocation } from '@site/platform';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isSmooth, scrollPositions } from './scroll-positions';

/**
 * Saves the scroll position of every history entry, so that Back restores it; scrolls to anchors within the current page;
 * scrolls smoothly to the top for links that request it, including links to the current page.
 */
export function ScrollRestoration(): null {
  const { key, hash, pathname, state } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const save = () => scrollPositions.save(key);
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [key]);
  useEffect(() => {
    // The browser restores positions on a reload; during client navigation it would do so before the page has changed.
    const manual = () => (window.history.scrollRestoration = 'manual');
    const automatic = () => (window.history.scrollRestoration = 'auto');
    manual();
    window.addEventListener('pagehide', automatic);
    window.addEventListener('pageshow', manual);
    return () => {
      automatic();
      window.removeEventListener('pagehide', automatic);
      window.removeEventListener('pageshow', manual);
    };
  }, []);
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    // `key` changes when the same anchor is followed again.
  }, [hash, key, pathname]);
  useEffect(() => {
    if (navigation !== NavigationType.Pop && isSmooth(state)) window.scrollTo({ top: 0, behavior: 'smooth' });
  }, [key, navigation, state]);
  return null;
}
