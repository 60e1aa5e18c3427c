import type { Federation } from '@site/platform';
import { redirectDocument, type LoaderFunction } from 'react-router-dom';
import { isFullPageNavigationForced } from './full-page-navigation';
import { reportError } from './report-error';

/** How long a navigation waits for the code of a page. Its document, which needs no code, is smaller. */
const MAX_WAIT_MS = 10_000;

/** Rejects with an error that names the page if its code is late. */
function inTime<Value>(id: string, loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The code of ${id} has not loaded in ${MAX_WAIT_MS / 1_000} s`));
    const timer = setTimeout(late, MAX_WAIT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether the shell responds for this address, even if with a not-found page. */
async function isServed(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return response.headers.has('X-Composition');
  } catch {
    return false;
  }
}

/**
 * The loaders of pages: a navigation waits for the page's code. If the code fails to load or is late, the browser loads
 * the page as a document, which needs no code.
 *
 * @throws what the code failed with, if the server is unreachable too.
 */
export const createPageLoader =
  (load: Federation['load']) =>
  (id: string): LoaderFunction =>
  async ({ request }) => {
    try {
      await inTime(id, load(id, 'now'));
    } catch (error) {
      reportError(error);
      if (await isServed(request.url)) return redirectDocument(request.url);
      throw error;
    }
    return isFullPageNavigationForced() ? redirectDocument(request.url) : null;
  };
