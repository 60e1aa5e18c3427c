import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from './problem';

/** Visible ASCII: a UUID, or whatever else a client makes up. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/** The request's `Idempotency-Key`, where it has one. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<Request>().headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new Problem(
    400,
    'The header Idempotency-Key must be 1 to 128 visible ASCII characters without spaces.',
  );
});
