import type { RequestHandler } from 'express';
import type { Admission } from '../admission/admission';
import type { PageCache } from './page-cache';

const MAX_URL_LENGTH = 2_000;

/** Responds with a page to every path that no other route takes. */
export function servePage(pages: PageCache, admission: Admission): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('Method not allowed');
      return;
    }
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const visitor = { client: admission.clientOf(request), signal: left.signal };
    try {
      const page = request.url.length <= MAX_URL_LENGTH ? await pages.get(request.url, visitor) : null;
      if (page) await page.send(request, response);
      else response.status(400).type('text/plain').send('This is not a valid address');
    } catch (error) {
      if (left.signal.aborted) return;
      throw error;
    }
  };
}
