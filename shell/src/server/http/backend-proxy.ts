import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Metrics } from '../operations/metrics';
import type { RequestLocals } from '../operations/route-class';
import { BACKEND_TIMEOUT_MS, UNAVAILABLE, type BackendConnection } from './backend-connection';

/** Forwards `/api` to the backend. Responds with 503 if the backend is unavailable. */
export function backendProxy({ url, agent }: BackendConnection, metrics: Metrics): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target: `${url}/api`,
    agent,
    xfwd: true,
    proxyTimeout: BACKEND_TIMEOUT_MS,
    on: {
      error: (error: NodeJS.ErrnoException, _request, response) => {
        if (!('locals' in response)) return void response.end();
        const locals = response.locals as RequestLocals;
        locals.failure = `the backend is unavailable: ${error.code ?? error.message}`;
        if (response.headersSent) return void response.end();
        metrics.backendUnreachable();
        response.writeHead(UNAVAILABLE.status, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Retry-After': UNAVAILABLE.retryAfter,
          'Cache-Control': 'no-store',
        });
        response.end(UNAVAILABLE.sentence);
      },
    },
  });
}
