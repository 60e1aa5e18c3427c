import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { RequestHandler } from 'express';
import type { Log } from './log';
import { lookUpShuffled } from './look-up-shuffled';
import type { Metrics } from './metrics';

const BACKEND_TIMEOUT = 15_000;
/** Shorter than the backend keeps its idle connections, also while it drains, so that none is used while it is being closed. */
const IDLE_TIMEOUT = 3_000;
const REQUEST_ID = /^[\w.-]{8,64}$/;
const AWAY = 'We cannot take your message at the moment. Please try again in a minute.';

/** Forwards `/api` to the backend. Where the backend is away, visitors get a sentence that is fit for a toast. */
export function backendProxy(backendUrl: string, metrics: Metrics, log: Log): RequestHandler {
  return createProxyMiddleware({
    target: `${backendUrl}/api`,
    agent: new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT, lookup: lookUpShuffled }),
    xfwd: true,
    proxyTimeout: BACKEND_TIMEOUT,
    on: {
      proxyReq: (proxied, request) => {
        const given = String(request.headers['x-request-id'] ?? '');
        proxied.setHeader('X-Request-Id', REQUEST_ID.test(given) ? given : randomUUID());
      },
      error: (error, _request, response) => {
        log.warn({ reason: error.message }, 'the backend is away');
        if (!('writeHead' in response) || response.headersSent) {
          response.end();
          return;
        }
        metrics.backendUnreachable();
        response.writeHead(503, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Retry-After': '10',
          'Cache-Control': 'no-store',
        });
        response.end(AWAY);
      },
    },
  });
}
