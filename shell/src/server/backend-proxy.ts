import { Agent } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Request, RequestHandler, Response } from 'express';
import { lookUpShuffled } from './look-up-shuffled';
import type { Metrics } from './metrics';

const BACKEND_TIMEOUT = 15_000;
/** Shorter than the backend keeps its idle connections, also while it drains, so that none is used while it is being closed. */
const IDLE_TIMEOUT = 3_000;
const AWAY = 'We cannot take your message at the moment. Please try again in a minute.';

/** Forwards `/api` to the backend. Where the backend is away, visitors get a sentence that is fit for a toast. */
export function backendProxy(backendUrl: string, metrics: Metrics): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target: `${backendUrl}/api`,
    agent: new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT, lookup: lookUpShuffled }),
    xfwd: true,
    proxyTimeout: BACKEND_TIMEOUT,
    on: {
      error: (error: NodeJS.ErrnoException, _request, response) => {
        if (!('locals' in response)) return void response.end();
        response.locals['reason'] = `the backend is away: ${error.code ?? error.message}`;
        if (response.headersSent) return void response.end();
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
