const firstAddress = typeof window === 'undefined' ? '' : window.location.href;
let native = false;

/** Whether the address is still, or again, that of the document that the server sent. */
export const isFirstDocument = (): boolean => window.location.href === firstAddress;

function isPlainClick(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a[href]') !== null;
}

/**
 * From now on links are plain links. A page that holds a section without its code cannot take part in navigations of the
 * router: React would wait for that code for ever.
 */
export function keepNavigationNative(): void {
  if (native) return;
  native = true;
  document.addEventListener('click', (event) => isPlainClick(event) && event.stopPropagation(), {
    capture: true,
  });
  window.addEventListener('popstate', () => window.location.reload());
  // A navigation that had begun before would wait too.
  if (!isFirstDocument()) window.location.reload();
}
