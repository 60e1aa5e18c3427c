import { useEffect } from 'react';
import { useLocation } from '@site/platform';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isSmooth, scrollPositions } from './scroll-positions';

/**
 * Remembers how far every history entry was scrolled, so that Back returns to the same place, follows anchors within the
 * page shown, and scrolls smoothly to the top where a link asks for it: also on the page shown already.
 */
export function ScrollMemory(): null {
  const { key, hash, pathname, state } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const keep = () => scrollPositions.keep(key);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  useEffect(() => {
    // The browser restores scroll positions on a reload; within the site it would do so before the page has changed.
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
    // Also when the same anchor is followed again.
  }, [hash, key, pathname]);
  useEffect(() => {
    if (navigation !== NavigationType.Pop && isSmooth(state)) window.scrollTo({ top: 0, behavior: 'smooth' });
  }, [key, navigation, state]);
  return null;
}
