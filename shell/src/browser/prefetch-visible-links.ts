import type { Federation } from '@site/platform';

/** How long the screen must stay as it is. A visitor who scrolls on does not follow a link of this screen. */
const REST_MS = 200;

/** Not every browser has it, so TypeScript does not list it. */
interface DataSaver {
  connection?: { saveData: boolean };
}

function isOnScreen(link: HTMLAnchorElement): boolean {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}

function prefetchScreen(prefetch: Federation['prefetch']): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (isOnScreen(link)) prefetch(link.pathname);
  }
}

/**
 * When the visitor has stopped scrolling or has opened a menu, loads the code of the pages that the links on the screen
 * lead to. A finger gives a link no time between pointing and pressing: on slow 4G, the next page would wait for two
 * round trips.
 */
export function prefetchVisibleLinks(prefetch: Federation['prefetch']): void {
  if ((navigator as DataSaver).connection?.saveData) return;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(rest);
    rest = setTimeout(() => prefetchScreen(prefetch), REST_MS);
  };
  for (const event of ['scroll', 'toggle']) {
    // Neither event of an element bubbles.
    window.addEventListener(event, restart, { passive: true, capture: true });
  }
}
