import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from './problem';

/** Visible ASCII: a UUID, or any other string that a client chooses. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/** Metadata of the request that sends a submission. */
export interface RequestContext {
  /** As logged. */
  requestId: string;
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
}

/** @throws Problem 400 where the `Idempotency-Key` is malformed. */
export const Context = createParamDecorator((_: unknown, context: ExecutionContext): RequestContext => {
  const http = context.switchToHttp();
  const key = http.getRequest<Request>().headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && IDEMPOTENCY_KEY.test(key))) {
    throw new Problem(
      400,
      'The header Idempotency-Key must be 1 to 128 visible ASCII characters without spaces.',
    );
  }
  return { requestId: http.getResponse<Response>().locals['requestId'], idempotencyKey: key };
});
