import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { acceptedEncoding } from './accepted-encoding';
import type { Page, PageBody } from './page';
import type { PageCache } from './page-cache';

/** Sends a page in the best encoding that the client accepts. */
export async function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  send(request, response, page.status, await page.encodedBody(encoding));
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
  send(request, response, page.status, body);
  return true;
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: PageBody): void {
  // Without `Cache-Control: no-cache`, which is for caches: it would have `fresh` ignore the condition.
  const condition = { 'if-none-match': request.headers['if-none-match'] };
  if (status === 200 && fresh(condition, { etag: body.etag })) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...headers } = body.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}
