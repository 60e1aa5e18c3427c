import { requestIdFrom } from '@site/node-service/request-id';
import type { Request, Response } from 'express';
import type { Params } from 'nestjs-pino';
import type { Logger } from 'pino';
import { routePattern } from './route-pattern';

/**
 * Assigns every request an id and logs one line when it ends. Addresses, headers and unknown paths are not logged:
 * they may hold personal data.
 */
export function requestLog(logger: Logger): Params {
  return {
    pinoHttp: {
      logger,
      // The logger has serializers of its own; those of the library would log messages, which may quote visitors.
      wrapSerializers: false,
      // Otherwise the library writes each whole request into a logger that nothing uses: 10 % of a post's CPU time.
      serializers: { req: () => undefined },
      quietReqLogger: true,
      quietResLogger: true,
      customAttributeKeys: { reqId: 'requestId', responseTime: 'milliseconds', err: 'error' },
      genReqId: (request, response) => {
        const id = requestIdFrom(request.headers['x-request-id']);
        response.setHeader('X-Request-Id', id);
        return id;
      },
      customLogLevel: (request, response) =>
        routePattern(request as Request, response as Response)?.startsWith('/api/health') ? 'debug' : 'info',
      customSuccessMessage: () => 'request',
      customErrorMessage: () => 'request',
      customSuccessObject: (request, response, { milliseconds }) =>
        describe(request as Request, response as Response, milliseconds),
      customErrorObject: (request, response, _error, { milliseconds }) =>
        describe(request as Request, response as Response, milliseconds),
    },
  };
}

const describe = (request: Request, response: Response, milliseconds: number) => ({
  method: request.method,
  route: routePattern(request, response) ?? null,
  status: response.statusCode,
  milliseconds,
  ...(!response.writableFinished && { aborted: true }),
});
