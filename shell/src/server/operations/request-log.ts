import type { RequestHandler } from 'express';
import type { Logger } from '@site/node-service/logger';
import { requestIdFrom } from '@site/node-service/request-id';
import type { Metrics, RouteClass } from './metrics';

/** Paths are cut to this length in log lines. */
const MAX_PATH_CHARACTERS = 200;

/** Values that handlers put into `response.locals` for the log and the metrics. */
export interface RequestLocals {
  /** Absent if no route took the request. */
  routeClass?: RouteClass;
  /** Why the request failed. */
  failure?: string;
  /** The site was busy. Nothing failed, and a line for every such request would fill the log. */
  refused?: boolean;
}

/** The first handler of every route. It declares the route's class for the log and the metrics. */
export const routeClass =
  (name: RouteClass): RequestHandler =>
  (_request, response, next) => {
    (response.locals as RequestLocals).routeClass = name;
    next();
  };

/**
 * Gives every request an id, which the response and the backend get too. Measures every request. Logs one line for each
 * request that was forwarded, that a form posted, or that failed. The line has no client address, header, body or
 * query.
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
        path: path.slice(0, MAX_PATH_CHARACTERS),
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
