import type { BrowserFederation } from './federation';

/** How long the screen must stay as it is. A visitor who scrolls on does not follow a link of this screen. */
const SCREEN_REST_MS = 200;
/** How long the page must load nothing. A prefetch must not delay the files of the page itself. */
const NETWORK_REST_MS = 2_000;

/** Not every browser has it, so TypeScript does not list it. */
interface DataSaver {
  connection?: { saveData: boolean };
}

function isOnScreen(link: HTMLAnchorElement): boolean {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}

/**
 * Loads the code of the pages that the links on the screen lead to: when the page has loaded, and when the visitor has
 * stopped scrolling or has opened a menu. On a touch screen no hover comes before the press, so on slow 4G the next
 * page would wait for two round trips.
 *
 * When the page has loaded, also loads the code of its sections that wait for the first interaction. React shows no
 * other page before they are hydrated, and the first interaction may be the press on a link.
 */
export function prefetchVisibleLinks({
  prefetch,
  prefetchSections,
}: Pick<BrowserFederation, 'prefetch' | 'prefetchSections'>): void {
  if ((navigator as DataSaver).connection?.saveData) return;
  /** Each page is prefetched once. A failed load is a resource too, so it would start another attempt for ever. */
  const prefetched = new Set<string>();
  const prefetchScreen = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (prefetched.has(link.pathname) || !isOnScreen(link)) continue;
      prefetched.add(link.pathname);
      prefetch(link.pathname);
    }
  };
  const afterRest = (restMs: number, action: () => void) => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    return () => {
      clearTimeout(rest);
      rest = setTimeout(action, restMs);
    };
  };
  const onResource = afterRest(NETWORK_REST_MS, () => {
    prefetchSections();
    prefetchScreen();
  });
  new PerformanceObserver(onResource).observe({ type: 'resource', buffered: true });
  const onMove = afterRest(SCREEN_REST_MS, prefetchScreen);
  for (const event of ['scroll', 'toggle']) {
    // Neither event of an element bubbles.
    window.addEventListener(event, onMove, { passive: true, capture: true });
  }
}
