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

/** Records where the current history entry is scrolled to. */
export function savePosition(): void {
  positions.set(currentKey(), window.scrollY);
}

/**
 * To be called at each `popstate`: remembers where the entry was left, before the old page's scrolling is recorded for it.
 * An anchor that was just followed has a new entry, without a key: the browser itself scrolls to it.
 */
export function recordTraversal(): void {
  const { key } = stateOf() ?? {};
  target = key ? positions.get(key) : undefined;
  if (!key) savePosition();
}

/** Where the entry that Back or Forward led to was left; undefined if that is unknown. */
export const positionToRestore = (): number | undefined => target;

/** Scrolls at once, whatever the page's scroll behaviour. */
export const jumpTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
