import type { RequestHandler, Response } from 'express';
import type { Metrics } from '../../operations/metrics';
import type { RequestLocals } from '../../operations/route-class';
import { RenderQueueError } from '../../rendering/render-errors';
import { clientOf } from '../limits/client-rates';
import type { PageCache } from './page-cache';
import { refuseRequest } from '../responses/refuse-request';
import { ClientQuotaError } from './render-quota';
import { sendPage } from './send-page';

const MAX_URL_LENGTH = 2_000;

/** Pages, for every path that nothing else responds to. */
export function servePage(pages: PageCache, metrics: Metrics): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('Method not allowed');
      return;
    }
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const visitor = { client: clientOf(request), signal: left.signal };
    try {
      const page = request.url.length <= MAX_URL_LENGTH ? await pages.get(request.url, visitor) : null;
      if (page) await sendPage(page, request, response);
      else response.status(400).type('text/plain').send('This is not a valid address');
    } catch (error) {
      if (left.signal.aborted) return;
      if (error instanceof ClientQuotaError) refuse(response, 429, metrics);
      else if (error instanceof RenderQueueError) refuse(response, 503, metrics);
      else throw error;
    }
  };
}

/** The site is busy: nothing has failed, and a line for every such request would fill the log. */
function refuse(response: Response, status: 429 | 503, metrics: Metrics): void {
  (response.locals as RequestLocals).refused = true;
  refuseRequest(response, status, metrics);
}
