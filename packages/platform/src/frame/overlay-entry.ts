/**
 * The overlay (menu, dialog) that is open, and its history entry, so that Back closes it. At most one is open.
 * The entry is pushed past the router, with the router's own state: to the router it is the page's entry, so that an
 * overlay opens at once, also while the code of some section is still missing, and no position or title changes.
 */

let openId: string | null = null;
let isGoingBack = false;
const listeners = new Set<() => void>();

function setOpenId(id: string | null): void {
  openId = id;
  for (const listener of listeners) listener();
}

function pushEntry(): void {
  window.history.pushState(window.history.state, '');
  window.addEventListener('popstate', onBack, { capture: true });
}

const ignoreBack = (): void => window.removeEventListener('popstate', onBack, { capture: true });

function onBack(event: PopStateEvent): void {
  // Only the overlay's entry was left: the router has nothing to do.
  event.stopImmediatePropagation();
  ignoreBack();
  if (!isGoingBack) setOpenId(null);
  isGoingBack = false;
  // Opened again before the browser had gone back.
  if (openId !== null) pushEntry();
}

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Id of the open overlay. */
export const openOverlay = (): string | null => openId;

/** Opens an overlay, in place of the one that is open, with a history entry of its own. */
export function enterOverlay(id: string): void {
  if (openId === null && !isGoingBack) pushEntry();
  setOpenId(id);
}

/** Closes an overlay and goes back to the page's entry. */
export function closeOverlay(id: string): void {
  if (openId !== id) return;
  setOpenId(null);
  if (isGoingBack) return;
  isGoingBack = true;
  window.history.back();
}

/** Closes the overlay whose history entry a navigation has replaced, or left. */
export function leaveOverlay(): void {
  if (openId === null) return;
  if (!isGoingBack) ignoreBack();
  setOpenId(null);
}
