/**
 * Whether the address has changed since the browser loaded this document: Back or Forward within the document, before
 * any code ran. The server's HTML is then that of another page.
 */
export function hasLeftDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return false;
  const { pathname, search } = new URL(navigation.name);
  return pathname + search !== window.location.pathname + window.location.search;
}
