import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from '../../operations/metrics';
import type { RequestLocals } from '../../operations/route-class';
import { BACKEND_TIMEOUT_MS, forwardedFor, UNAVAILABLE, type BackendConnection } from './backend-connection';

/** They concern one connection, as do those that `Connection` names: RFC 9110, section 7.6.1. */
const HOP_BY_HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Forwards `/api` to the backend. Responds with 503 if the backend is unavailable, or does not respond in time to a
 * request that it has as a whole: how long visitors may take to send theirs is bounded by the server.
 */
export function backendProxy({ url, agent }: BackendConnection, metrics: Metrics): RequestHandler {
  const { pathname: prefix } = new URL(`${url}/api`);
  return (request, response) => {
    const outgoing = httpRequest(url, {
      agent,
      method: request.method,
      path: prefix + pathWithin(request),
      headers: requestHeaders(request),
    });
    let timer: NodeJS.Timeout | undefined;
    request.once('end', () => {
      const late = () => outgoing.destroy(new Error(`it took more than ${BACKEND_TIMEOUT_MS} ms`));
      if (!outgoing.destroyed) timer = setTimeout(late, BACKEND_TIMEOUT_MS);
    });
    outgoing
      .once('close', () => {
        clearTimeout(timer);
        // What the visitor still sends has to be read before the connection can be used again.
        request.unpipe(outgoing).resume();
      })
      .once('response', (incoming) => passOn(incoming, response))
      .on('error', (error: NodeJS.ErrnoException) => {
        if (response.headersSent || response.destroyed) return;
        metrics.backendUnreachable();
        sendUnavailable(response, error);
      });
    response.once('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };
}

/** Path and query below Express's mount path, whose spelling may be any; for a request of a whole URL too. */
function pathWithin({ path, url }: Request): string {
  const query = url.indexOf('?');
  return `${path}${query < 0 ? '' : url.slice(query)}`;
}

function requestHeaders(request: IncomingMessage): IncomingHttpHeaders {
  // The server has answered Expect, and the host is the backend.
  const { host: _host, expect: _expect, ...headers } = endToEnd(request.headers);
  headers['x-forwarded-for'] = forwardedFor(request);
  // Without it, Node sends the body of a GET or DELETE as if it were the next request.
  if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  return headers;
}

function passOn(incoming: IncomingMessage, response: Response): void {
  incoming.once('error', ({ message }) => {
    if (!response.destroyed) failureOf(response, `the backend's response broke off: ${message}`);
  });
  response.writeHead(incoming.statusCode ?? 502, endToEnd(incoming.headers));
  // A response that breaks off breaks the visitor's connection, so that nobody takes it for a whole one.
  pipeline(incoming, response, () => undefined);
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const dropped = new Set([...HOP_BY_HOP_HEADERS, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function sendUnavailable(response: Response, { code, message }: NodeJS.ErrnoException): void {
  failureOf(response, `the backend is unavailable: ${code ?? message}`);
  response.writeHead(UNAVAILABLE.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': UNAVAILABLE.retryAfter,
    'Cache-Control': 'no-store',
  });
  response.end(UNAVAILABLE.sentence);
}

function failureOf(response: Response, reason: string): void {
  (response.locals as RequestLocals).failure = reason;
}
