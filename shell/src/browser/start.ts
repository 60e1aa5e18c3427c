import { readBoot, type Boot } from '../boot/boot';
import { createFederation, type LoadExpose } from './federation';
import { holdOfflinePosts } from './hold-offline-posts';
import { hydrateApp } from './hydrate-app';
import { reportError, reportUncaughtErrors } from './report-error';

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

/** A response to a form's post has the URL of the form's action, but the router and a reload need that of the page. */
function restorePageAddress(page: string): void {
  window.history.replaceState(window.history.state, '', page + window.location.hash);
}

/**
 * Hydrates the document, with exposes loaded by `load`. `lab/size` calls it too: it builds the same sources as one
 * application, the twin, and measures how much federation costs.
 */
export function start(load: LoadExpose): Boot {
  const boot = readBoot();
  const report = (error: unknown) => reportError(error, boot.composition);
  reportUncaughtErrors(report);
  holdOfflinePosts();
  const hydrate = () => {
    if (hasLeftDocument()) {
      window.location.reload();
      return;
    }
    if (boot.outcome) restorePageAddress(boot.outcome.page);
    hydrateApp(boot, createFederation(boot, load), report);
  };
  // Hydration runs in a task of its own. In the task that runs the modules, it would block a slow phone for too long.
  setTimeout(hydrate);
  return boot;
}
