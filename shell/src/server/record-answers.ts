import type { RequestHandler } from 'express';
import type { AnswerKind, Metrics } from './metrics';

/** Tells what the handlers that follow answer with. */
export const answersWith =
  (kind: AnswerKind): RequestHandler =>
  (_request, response, next) => {
    response.locals['kind'] = kind;
    next();
  };

/** Measures every answer. */
export function recordAnswers(metrics: Metrics): RequestHandler {
  return (_request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      if (!response.headersSent) return;
      const kind = response.locals['kind'] as AnswerKind;
      metrics.answered(kind, response.statusCode, performance.now() - started);
    });
    next();
  };
}
