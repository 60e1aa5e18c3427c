import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { LOGGER } from '../configuration/configuration.module';
import { DatabaseUnavailable } from '../database/database-unavailable';
import { Problem } from './problem';

const RETRY_AFTER_SECONDS = 5;

/** Responds to every error: with one plain sentence for a toast, or problem+json where the client accepts that. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = toProblem(error);
    // A Problem is a deliberate response, such as 503 while draining.
    if (problem.status >= 500 && !(error instanceof Problem)) {
      this.logger.error({ requestId: response.locals['requestId'], error }, 'request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .status(problem.status)
      .set(problem.extra.headers ?? {})
      .vary('Accept');
    if (request.accepts(['text/plain', 'application/problem+json']) === 'application/problem+json') {
      const { status, title, detail, extra } = problem;
      const body = {
        type: 'about:blank',
        title,
        status,
        detail,
        ...(extra.fields && { errors: extra.fields }),
      };
      response.type('application/problem+json').send(JSON.stringify(body));
    } else {
      response.type('text/plain').send(problem.detail);
    }
  }
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Problem(503, 'We cannot take this right now. Please try again in a moment.', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
    });
  }
  const status = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown }).status;
  if (status === 404) return new Problem(404, 'There is nothing at this address.');
  if (status === 413) return new Problem(413, 'This is too large to be sent. Please shorten it.');
  if (status === 415) return new Problem(415, 'Please send JSON, encoded as UTF-8 and not compressed.');
  if (status === 400) return new Problem(400, 'This request could not be understood.');
  return new Problem(500, 'Something went wrong on our side. Please try again later.');
}
