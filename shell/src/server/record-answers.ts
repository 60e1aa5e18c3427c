import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Log } from './log';
import type { AnswerKind, Metrics } from './metrics';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** What handlers note in `response.locals` of an answer under way. */
interface AnswerLocals {
  kind: AnswerKind;
  /** Why the request could not be answered as it should. */
  reason?: string;
}

/** Tells what the handlers that follow answer with. */
export const answersWith =
  (kind: AnswerKind): RequestHandler =>
  (_request, response, next) => {
    response.locals['kind'] = kind;
    next();
  };

/**
 * Gives every request an id, the edge's own where it sent one: the answer and the backend get the same. Measures every
 * answer, and logs one line for what was forwarded or failed. Addresses, headers, bodies and queries stay out of it.
 */
export function recordAnswers(metrics: Metrics, log: Log): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const { method, path } = request;
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    request.headers['x-request-id'] = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const { kind, reason } = response.locals as AnswerLocals;
      const milliseconds = performance.now() - started;
      const status = response.headersSent ? response.statusCode : null;
      if (status) metrics.answered(kind, status, milliseconds);
      // A health check that answers 503 has not failed: it tells.
      const failed = reason !== undefined || ((status ?? 0) >= 500 && kind !== 'internal');
      if (!failed && kind !== 'api') return;
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
      log[failed ? 'error' : 'info'](line, failed ? 'a request failed' : 'a request was forwarded');
    });
    next();
  };
}
