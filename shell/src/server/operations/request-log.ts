import type { RequestHandler } from 'express';
import type { Logger } from '@site/node-service/logger';
import { requestIdFrom } from '@site/node-service/request-id';
import type { Metrics } from './metrics';
import type { RequestLocals } from './route-class';

/**
 * Gives every request an id, which the response and the backend get too. Measures every request, and logs one line for
 * each that was forwarded, or posted by a form, or failed. The line holds no client address, header, body or query.
 */
export function requestLog(metrics: Metrics, log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const { method, path } = request;
    const requestId = requestIdFrom(request.headers['x-request-id']);
    request.headers['x-request-id'] = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const { routeClass: kind = 'unrouted', failure: reason, refused } = response.locals as RequestLocals;
      const milliseconds = performance.now() - started;
      const status = response.headersSent ? response.statusCode : null;
      if (status) metrics.requestCompleted(kind, status, milliseconds);
      // A health check reports with 503 that the shell is not ready: the request has not failed.
      const isError = (status ?? 0) >= 500 && kind !== 'internal' && !refused;
      const failed = reason !== undefined || isError;
      if (!failed && kind !== 'api' && kind !== 'form') return;
      const line = {
        requestId,
        method,
        kind,
        path,
        status,
        milliseconds: Math.round(milliseconds),
        ...(!response.writableFinished && { aborted: true }),
        ...(reason && { reason }),
      };
      const message = kind === 'form' ? 'form posted' : 'request forwarded';
      log[failed ? 'error' : 'info'](line, failed ? 'request failed' : message);
    });
    next();
  };
}
