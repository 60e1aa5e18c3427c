import { randomUUID } from 'node:crypto';

/** Other characters could contain personal data or break a log line. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Returns the sender's `X-Request-Id` if it is well-formed, and a new id otherwise. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}
