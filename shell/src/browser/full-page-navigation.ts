// We wrote this ourselves, because the router would load a document only once React has completed the navigation. React
// completes none before every section of the server's HTML is hydrated.
import { CODE_FAILED, HYDRATED_ATTRIBUTE } from '../boot/boot';

let forced = false;

/** Whether a link to another page is pressed: the browser itself scrolls to a part of this one. */
function isLinkClick(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])') !== null;
}

/** Whether the browser must load the next page as a document. */
export const isFullPageNavigationForced = (): boolean => forced;

/**
 * Lets Back and Forward load documents.
 *
 * @returns a function that ends this.
 */
export function loadDocumentsOnPopState(): () => void {
  const reload = () => window.location.reload();
  window.addEventListener('popstate', reload);
  return () => window.removeEventListener('popstate', reload);
}

/**
 * Turns client-side navigation off: links load documents from now on. A page with a section whose code failed to load
 * cannot use client-side navigation, because React would wait for that code indefinitely.
 *
 * @param shownAddress path and query of the page that the document shows.
 */
export function forceFullPageNavigation(shownAddress: string): void {
  if (forced) return;
  forced = true;
  dispatchEvent(new Event(CODE_FAILED));
  // Speculation rules prefetch documents again.
  document.documentElement.removeAttribute(HYDRATED_ATTRIBUTE);
  document.addEventListener('click', (event) => isLinkClick(event) && event.stopPropagation(), {
    capture: true,
  });
  loadDocumentsOnPopState();
  // The router may have completed a navigation to a page that React does not show yet.
  const { pathname, search } = window.location;
  if (pathname + search !== shownAddress) window.location.reload();
}
