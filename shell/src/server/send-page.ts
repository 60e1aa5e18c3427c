import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './encodings';
import type { Page, PageBody, Pages } from './pages';

function send(request: IncomingMessage, response: ServerResponse, status: number, body: PageBody): void {
  if (status === 200 && request.headers['if-none-match'] === body.headers['ETag']) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...headers } = body.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Sends a page in the best encoding that the client accepts. */
export async function sendPage(
  pages: Pages,
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  send(request, response, page.status, await pages.body(page, encoding));
}

/**
 * The short way of a page that is at hand: no routing, no middleware, nothing awaited.
 *
 * @returns false where the request must take the long way.
 */
export function sendCachedPage(pages: Pages, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' || !request.url) return false;
  const page = pages.peek(request.url);
  const body = page?.bodies.get(acceptedEncoding(request.headers['accept-encoding']) ?? 'identity');
  if (!page || !body) return false;
  send(request, response, page.status, body);
  return true;
}
