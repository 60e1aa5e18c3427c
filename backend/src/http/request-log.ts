import { requestIdFrom } from '@site/node-service/request-id';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { routePattern } from './route-pattern';

/**
 * Assigns every request an id and logs one line when it ends. Addresses, headers and unknown paths are not logged:
 * they may hold personal data.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const started = performance.now();
    response.locals['requestId'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const route = routePattern(request, response);
      const line = {
        requestId,
        method: request.method,
        route: route ?? null,
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - started),
        ...(!response.writableFinished && { aborted: true }),
      };
      logger[route?.startsWith('/api/health') ? 'debug' : 'info'](line, 'request');
    });
    next();
  };
}
