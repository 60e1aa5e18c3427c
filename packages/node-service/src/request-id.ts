import { randomUUID } from 'node:crypto';

/** Anything else may contain personal data, or break a log line. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The sender's `X-Request-Id` where it is well-formed, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}
