import { readBoot, type Boot } from '../boot/boot';
import type { LoadExpose } from './federation';
import { reportUncaughtErrors } from './report-error';

/**
 * Whether the visitor went Back or Forward within this document before its code ran. The server's HTML is then that of
 * another page than the address.
 */
function hasLeftDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return false;
  const { pathname, search } = new URL(navigation.name);
  return pathname + search !== window.location.pathname + window.location.search;
}

/**
 * Hydrates the document, with exposes loaded by `load`. `lab/size` calls it too: it builds the same sources as one
 * application, the twin, and measures how much federation costs.
 */
export function start(load: LoadExpose): Boot {
  const boot = readBoot();
  reportUncaughtErrors();
  // Libraries are evaluated, and hydration starts, in tasks of their own. One task would block a slow phone too long.
  setTimeout(async () => {
    const { hydrateApp } = await import(/* webpackMode: "eager" */ './hydrate-app');
    setTimeout(() => {
      if (hasLeftDocument()) {
        window.location.reload();
        return;
      }
      hydrateApp(boot, load);
    });
  });
  return boot;
}
