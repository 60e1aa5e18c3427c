import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Pool } from 'undici';
import type { Metrics } from '../../operations/metrics';
import type { RequestLocals } from '../../operations/request-log';
import { problemJson } from '../responses/problem-json';
import { forwardedFor, UNAVAILABLE } from './backend';

/**
 * The headers of a visitor that the backend reads. No other header is forwarded. Above all none that frames a message:
 * the shell's HTTP client frames each request by the body that it sends.
 */
const FORWARDED_HEADERS = ['accept', 'content-encoding', 'content-type', 'idempotency-key', 'x-request-id'];

/** These headers concern the connection to the backend, as do those that `Connection` names (RFC 9110, 7.6.1). */
const HOP_BY_HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Forwards `/api` to the backend. Only a POST is forwarded with its body. Responds with 503 if the backend is
 * unavailable, or does not respond in time to a request that it has received as a whole. The server bounds how long a
 * visitor may take to send a request.
 *
 * We forward by undici rather than a proxy library: those pass on the headers with which the client frames its request.
 */
export function backendProxy(backend: Pool, metrics: Metrics): RequestHandler {
  return async (request, response) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    try {
      const incoming = await backend.request({
        method: request.method,
        path: `/api${pathWithin(request)}`,
        headers: requestHeaders(request),
        body: request.method === 'POST' ? bodyOf(request) : null,
        signal: left.signal,
      });
      response.writeHead(incoming.statusCode, responseHeaders(incoming.headers));
      // If the backend's response breaks off, this closes the visitor's connection: nobody takes half a response for a
      // whole.
      await pipeline(incoming.body, response);
    } catch (error) {
      if (left.signal.aborted && !response.errored) return;
      fail(response, error as NodeJS.ErrnoException, metrics);
    }
  };
}

/** The path and query below Express's mount path, which a client may spell in any case. */
function pathWithin({ path, url }: Request): string {
  const query = url.indexOf('?');
  return `${path}${query < 0 ? '' : url.slice(query)}`;
}

/** The visitor's body. If the backend closes it early, the rest is discarded, and the visitor gets the response. */
function bodyOf(request: IncomingMessage): PassThrough {
  const body = new PassThrough();
  body.once('close', () => request.unpipe(body).resume());
  return request.pipe(body);
}

function requestHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const forwarded = FORWARDED_HEADERS.map((name) => [name, request.headers[name]] as const);
  return {
    ...Object.fromEntries(forwarded.filter(([, value]) => value !== undefined)),
    'x-forwarded-for': forwardedFor(request),
  };
}

function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const dropped = new Set([...HOP_BY_HOP_HEADERS, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function fail(response: Response, { code, message }: NodeJS.ErrnoException, metrics: Metrics): void {
  const locals = response.locals as RequestLocals;
  if (response.headersSent) {
    locals.failure = `the backend's response broke off: ${code ?? message}`;
    return;
  }
  metrics.backendFailures.inc();
  locals.failure = `the backend is unavailable: ${code ?? message}`;
  const { status, sentence, retryAfter } = UNAVAILABLE;
  const sendSentence = () => response.type('text/plain').send(sentence);
  response
    .status(status)
    .set({ 'Retry-After': retryAfter, 'Cache-Control': 'no-store' })
    .format({
      'text/plain': sendSentence,
      'application/problem+json': () => response.send(problemJson(status, sentence)),
      default: sendSentence,
    });
}
