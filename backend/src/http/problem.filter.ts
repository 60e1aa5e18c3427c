import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseUnavailable } from '../database/database-unavailable';
import { Problem, tryAgain } from './problem';

/** Responds to every error: with one plain sentence for a toast, or with problem+json if the client accepts that. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = toProblem(error);
    const status = problem.getStatus();
    // A Problem is a deliberate response, such as 503 while draining.
    if (status >= 500 && !(error instanceof Problem)) this.logger.error({ error }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { detail, extra } = problem;
    response
      .status(status)
      .set(extra.headers ?? {})
      .vary('Accept');
    if (request.accepts(['text/plain', 'application/problem+json']) === 'application/problem+json') {
      const body = {
        type: 'about:blank',
        title: STATUS_CODES[status] ?? 'Error',
        status,
        detail,
        ...(extra.fields && { errors: extra.fields }),
      };
      response.type('application/problem+json').send(JSON.stringify(body));
    } else {
      response.type('text/plain').send(detail);
    }
  }
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return tryAgain();
  const status = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown }).status;
  if (status === 404) return new Problem(404, 'There is nothing at this address.');
  if (status === 413) return new Problem(413, 'This is too large to be sent. Please shorten it.');
  if (status === 415) return new Problem(415, 'Please send JSON, encoded as UTF-8 and not compressed.');
  if (status === 400) return new Problem(400, 'This request could not be understood.');
  return new Problem(500, 'Something went wrong on our side. Please try again later.');
}
