/**
 * The menu or dialog that is open, at most one, and its history entry, so that Back closes it.
 * We wrote this ourselves, because a navigation of the router cannot open an overlay at once: React shows the result of
 * a navigation only after every section of the server's HTML is hydrated, and never if the code of one fails to load.
 * The entry is therefore pushed without the router, with a copy of the router's state, and the router takes it for the
 * entry of the page.
 */

let openId: string | null = null;
/** The address of the overlay's history entry, while the browser shows that entry. */
let entryAddress: string | null = null;
let isGoingBack = false;
/**
 * The router's state when the browser began to go back, which the page's own entry then gets. A link to the shown page
 * may have changed it.
 */
let routerState: unknown;
const listeners = new Set<() => void>();

function setOpenId(id: string | null): void {
  openId = id;
  for (const listener of listeners) listener();
}

function pushEntry(): void {
  window.history.pushState(window.history.state, '');
  entryAddress = window.location.href;
}

function onBack(event: PopStateEvent): void {
  if (entryAddress === null) return;
  // The visitor left the overlay's entry only: the router has nothing to do.
  if (window.location.href === entryAddress) {
    event.stopImmediatePropagation();
    if (isGoingBack) window.history.replaceState(routerState, '');
  }
  entryAddress = null;
  if (!isGoingBack) setOpenId(null);
  isGoingBack = false;
  // The overlay was opened again before the browser had gone back.
  if (openId !== null) pushEntry();
}

// Registered from the start, because the router registers its listener later, and Chromium calls those of `popstate` in
// the order in which they were added.
if (typeof window !== 'undefined') window.addEventListener('popstate', onBack, { capture: true });

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
  routerState = window.history.state;
  window.history.back();
}

/** Closes the overlay after a navigation has replaced or left its history entry. */
export function leaveOverlay(): void {
  if (openId === null) return;
  if (!isGoingBack) entryAddress = null;
  setOpenId(null);
}
