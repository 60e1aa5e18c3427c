import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../responses/accepted-encoding';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import { sendBody } from '../responses/send-body';

/** Sends a page in the best encoding that the client accepts. */
export async function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  sendBody(request, response, page.status, await page.encodedBody(encoding));
}

/**
 * The fast path of a cached page: no routing, no middleware, nothing asynchronous.
 *
 * @returns false if the page is not cached in an encoding that the client accepts.
 */
export function sendCachedPage(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || !request.url) return false;
  const page = cache.peek(request.url);
  const body = page?.body(acceptedEncoding(request.headers['accept-encoding']));
  if (!page || !body) return false;
  sendBody(request, response, page.status, body);
  return true;
}
