/** Scroll position of every history entry when it was left, in pixels, by the entry's key. */
const positions = new Map<string, number>();
let target: number | undefined;

const stateOf = () => window.history.state as { key?: string } | null;

/** Gives entries that the router did not make, such as those of followed anchors, a key like its own. */
function currentKey(): string {
  const { key } = stateOf() ?? {};
  if (key) return key;
  const created = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...stateOf(), key: created }, '');
  return created;
}

/** The path of the page that is shown: during a navigation the address is already that of the next one. */
let shownPath = '';

/** To be called when a page has come. */
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

/** Records positions from now on, for as long as the document lives: a visitor may scroll and leave before it is hydrated. */
export function recordPositions(): void {
  recordShownPath(window.location.pathname);
  window.addEventListener('scroll', savePosition, { passive: true });
  // A busy document hears of a click before the scroll event of its last frame.
  window.addEventListener('click', savePosition, { capture: true, passive: true });
  // Captured, because the router responds to the event at once.
  window.addEventListener('popstate', recordTraversal, { capture: true });
}

/** Where the entry that Back or Forward led to was left; undefined if that is unknown. */
export const positionToRestore = (): number | undefined => target;

/** Scrolls at once, whatever the page's scroll behaviour. */
export const jumpTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
