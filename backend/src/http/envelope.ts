import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from './problem';

/** Visible ASCII: a UUID, or whatever else a client makes up. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/** What comes with a submission, beside its contents. */
export interface SubmissionEnvelope {
  /** The id of the request, as the log has it. */
  requestId: string;
  /** The request's `Idempotency-Key`, where it has one. */
  key: string | undefined;
  /** Notes that an earlier request had stored it: this one is answered, but stores nothing. */
  markRepeated(): void;
}

/** @throws Problem 400 where the `Idempotency-Key` is none. */
export const Envelope = createParamDecorator((_: unknown, context: ExecutionContext): SubmissionEnvelope => {
  const http = context.switchToHttp();
  const key = http.getRequest<Request>().headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && IDEMPOTENCY_KEY.test(key))) {
    throw new Problem(
      400,
      'The header Idempotency-Key must be 1 to 128 visible ASCII characters without spaces.',
    );
  }
  const { locals } = http.getResponse<Response>();
  return {
    requestId: locals['requestId'],
    key,
    markRepeated: () => {
      locals['repeated'] = true;
    },
  };
});
