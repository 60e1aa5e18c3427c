import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../http/problem';

/** Visible ASCII: a UUID, or any other string that a client chooses. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/** Metadata of the request that sends a submission. */
export interface RequestMetadata {
  /** The id that the log has for the request. */
  requestId: string;
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
}

/** @throws Problem 400 if the `Idempotency-Key` is malformed. */
export const Metadata = createParamDecorator((_: unknown, context: ExecutionContext): RequestMetadata => {
  const request = context.switchToHttp().getRequest<Request>();
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && IDEMPOTENCY_KEY.test(key))) {
    throw new Problem(
      400,
      'The header Idempotency-Key must be 1 to 128 visible ASCII characters without spaces.',
    );
  }
  return { requestId: String(request.id), idempotencyKey: key };
});
