import { partOfPage } from '../app/navigation/part-of-page';

const withoutFragment = (address: string): string => address.split('#', 1)[0]!;

/** Scrolls to the part of the page that the address names, or to the top of the page. */
function scrollToPart(): void {
  const part = partOfPage(window.location.hash) ?? document.documentElement;
  part.scrollIntoView({ behavior: 'instant' });
}

/**
 * Leaves links to parts of the page to the browser. To the router, all entries of one page that differ only in their
 * fragment are one entry; this function restores the scroll position of each. Call it before the router is created:
 * Chromium calls the listeners of `popstate` in the order in which they were added.
 *
 * We wrote this ourselves, because the router renders what follows `popstate` at once. React would replace each section
 * that is not hydrated yet by its fallback, a form included. And WebKit scrolls before `popstate`: the router would
 * record the position of the part as the one that Back restores.
 *
 * @returns a function to call after each navigation of the router.
 */
export function followFragments(): () => void {
  /** The scroll position in which each address was left. */
  const positions = new Map<string, number>();
  let shown = window.location.href;
  let pressedIn: { state: unknown } | undefined;

  const leave = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!event.target.closest('a[href^="#"]')) return;
    pressedIn = { state: window.history.state };
    positions.set(shown, window.scrollY);
  };

  const arrive = (event: PopStateEvent) => {
    const [previous, pressed] = [shown, pressedIn];
    shown = window.location.href;
    pressedIn = undefined;
    const isPress = pressed !== undefined && event.state === null;
    // A second press on a link changes no address, and Back to another page changes more than the fragment.
    if ((shown === previous && !isPress) || withoutFragment(shown) !== withoutFragment(previous)) return;
    event.stopImmediatePropagation();
    // The browser has made this entry, and scrolls.
    if (isPress) return window.history.replaceState(pressed.state, '');
    positions.set(previous, window.scrollY);
    const top = positions.get(shown);
    if (top === undefined) scrollToPart();
    else window.scrollTo({ top, behavior: 'instant' });
  };

  document.addEventListener('click', leave);
  window.addEventListener('popstate', arrive, { capture: true });
  return () => (shown = window.location.href);
}
