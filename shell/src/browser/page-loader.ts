import type { Federation } from '@site/platform';
import { redirectDocument, type LoaderFunction } from 'react-router-dom';
import { isFullPageNavigationForced } from './full-page-navigation';
import { reportError } from './report-error';

const MAX_RESPONSE_MS = 10_000;

/** Whether the shell responds for this address, even if with a not-found page. */
async function isServed(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(MAX_RESPONSE_MS);
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
      await load(id, 'now');
    } catch (error) {
      reportError(error);
      if (await isServed(request.url)) return redirectDocument(request.url);
      throw error;
    }
    return isFullPageNavigationForced() ? redirectDocument(request.url) : null;
  };
