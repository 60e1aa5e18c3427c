import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { routePattern } from './route-pattern';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Gives every request an id, the sender's own where it has one, and logs one line when it is over. Addresses,
 * headers and unknown paths stay out of the log: they may hold personal data.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    const started = performance.now();
    response.locals['requestId'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const route = routePattern(request);
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
