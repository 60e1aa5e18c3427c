import type { Request, RequestHandler } from 'express';
import { isConfirmation, withoutSent } from '../../composition/page-addresses';
import type { Admission } from '../admission/admission';
import type { PageCache } from './page-cache';

const MAX_URL_CHARACTERS = 2_000;

/**
 * The address of a page without the confirmation that its query names, if no page of this site led there: a visitor who
 * opens a confirmation from a bookmark or another site has sent nothing. Null for any other request.
 */
function withoutConfirmation(pages: PageCache, { url, headers }: Request): string | null {
  const relation = headers['sec-fetch-site'];
  if (relation === undefined || relation === 'same-origin') return null;
  const address = pages.addressOf(url);
  return address && isConfirmation(address) ? withoutSent(address) : null;
}

/** Responds with a page to every path that no other route takes. */
export function servePage(pages: PageCache, admission: Admission): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('Method not allowed');
      return;
    }
    const plain = withoutConfirmation(pages, request);
    if (plain) {
      response.set('Cache-Control', 'no-store').redirect(303, plain);
      return;
    }
    const isPrefetch = request.get('Sec-Purpose')?.startsWith('prefetch') ?? false;
    if (isPrefetch && !pages.isDeclared(request.url)) {
      // It would cost a render, and count against a limit of the visitor, who may never open it.
      response.set('Cache-Control', 'no-store').status(403).type('text/plain').send('Not a page to prefetch');
      return;
    }
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const visitor = { client: admission.clientOf(request), signal: left.signal };
    try {
      const page = request.url.length <= MAX_URL_CHARACTERS ? await pages.get(request.url, visitor) : null;
      if (page) await page.send(request, response);
      else response.status(400).type('text/plain').send('This is not a valid address');
    } catch (error) {
      if (left.signal.aborted) return;
      throw error;
    }
  };
}
