import { CODE_FAILED } from '../../boot/boot';

const initialUrl = typeof window === 'undefined' ? '' : window.location.href;
let forced = false;

/** Whether the current URL is that of the document that the server sent. */
export const isInitialDocument = (): boolean => window.location.href === initialUrl;

function isLinkClick(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a[href]') !== null;
}

/**
 * Turns client-side navigation off: links load documents from now on. A page with a section whose code failed to load
 * cannot use client-side navigation, because React would wait for that code indefinitely.
 */
export function forceFullPageNavigation(): void {
  if (forced) return;
  forced = true;
  document.dispatchEvent(new Event(CODE_FAILED));
  document.addEventListener('click', (event) => isLinkClick(event) && event.stopPropagation(), {
    capture: true,
  });
  window.addEventListener('popstate', () => window.location.reload());
  // A navigation in progress would wait too.
  if (!isInitialDocument()) window.location.reload();
}
