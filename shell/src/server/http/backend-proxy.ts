import { Agent } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Metrics } from '../operations/metrics';
import type { RequestLocals } from '../operations/route-class';
import { shuffledLookup } from './shuffled-lookup';

const BACKEND_TIMEOUT_MS = 15_000;
/** Shorter than the backend's keep-alive timeout, also while it drains, so that no request meets a closing connection. */
const IDLE_TIMEOUT_MS = 3_000;
/** Shown to visitors in a toast. */
const UNAVAILABLE = 'We cannot take your message at the moment. Please try again in a minute.';

/** Forwards `/api` to the backend. Responds with 503 if the backend is unavailable. */
export function backendProxy(backendUrl: string, metrics: Metrics): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target: `${backendUrl}/api`,
    agent: new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT_MS, lookup: shuffledLookup }),
    xfwd: true,
    proxyTimeout: BACKEND_TIMEOUT_MS,
    on: {
      error: (error: NodeJS.ErrnoException, _request, response) => {
        if (!('locals' in response)) return void response.end();
        const locals = response.locals as RequestLocals;
        locals.failure = `the backend is unavailable: ${error.code ?? error.message}`;
        if (response.headersSent) return void response.end();
        metrics.backendUnreachable();
        response.writeHead(503, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Retry-After': '10',
          'Cache-Control': 'no-store',
        });
        response.end(UNAVAILABLE);
      },
    },
  });
}
