import type { RequestHandler } from 'express';
import { Problem } from './problem';
import type { RateLimiter } from './rate-limiter';

/** Refuses a client that submits too often, before its request body is read. */
export function limitRate(limiter: RateLimiter): RequestHandler {
  return async (request, _response, next) => {
    const { allowed, secondsLeft } = await limiter.hit(request.ip ?? '');
    if (allowed) return next();
    throw new Problem(429, 'You have sent too many forms in a short time. Please try again later.', {
      headers: { 'Retry-After': String(Math.max(secondsLeft, 1)) },
    });
  };
}
