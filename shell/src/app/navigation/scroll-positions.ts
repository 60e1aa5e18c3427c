/** Last scroll position of every history entry, in pixels, by the entry's key. */
const positions = new Map<string, number>();
let target: number | undefined;

const stateOf = () => window.history.state as { key?: string } | null;

/** The key of the current entry. Entries that the router did not create, such as those of anchors, get one here. */
function currentKey(): string {
  const { key } = stateOf() ?? {};
  if (key) return key;
  const created = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...stateOf(), key: created }, '');
  return created;
}

/** The path of the page that is shown: during a navigation the address is already that of the next one. */
let shownPath = '';

/** To be called when a page is shown. */
export function recordShownPath(pathname: string): void {
  shownPath = pathname;
  savePosition();
}

function savePosition(): void {
  if (window.location.pathname === shownPath) positions.set(currentKey(), window.scrollY);
}

/** An anchor that was just followed has a new entry, without a key: the browser itself scrolls to it. */
function recordTraversal(): void {
  const { key } = stateOf() ?? {};
  target = key ? positions.get(key) : undefined;
  if (!key) savePosition();
}

/** Starts to record positions. To be called before hydration, because a visitor may scroll and leave earlier. */
export function recordPositions(): void {
  recordShownPath(window.location.pathname);
  window.addEventListener('scroll', savePosition, { passive: true });
  // In a busy document, a click is dispatched before the scroll event of the last frame.
  window.addEventListener('click', savePosition, { capture: true, passive: true });
  // Captured, to run before the router's listener.
  window.addEventListener('popstate', recordTraversal, { capture: true });
}

/** Scroll position of the entry that Back or Forward navigated to, in pixels; undefined if unknown. */
export const positionToRestore = (): number | undefined => target;

/** Scrolls instantly, whatever the page's scroll behaviour. */
export const jumpTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
