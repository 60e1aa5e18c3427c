import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';

/** The body of a response in one encoding, with all of its headers. */
export interface Body {
  bytes: Buffer;
  etag: string;
  headers: Readonly<Record<string, string | number>>;
}

/** Sends a body, or 304 to a client that has it. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Body,
): void {
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
