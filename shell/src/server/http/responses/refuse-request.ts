import type { ServerResponse } from 'node:http';
import type { Metrics } from '../../operations/metrics';
import { SECURITY_HEADERS } from './security-headers';

const MESSAGE = 'Too many pages are requested at the moment. Please try again in a few seconds.';

/** Counts a request that is refused, and responds that its client requests too much (429), or all of them together do (503). */
export function refuseRequest(response: ServerResponse, status: 429 | 503, metrics: Metrics): void {
  metrics.pageRefused();
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Length': MESSAGE.length,
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '5',
    })
    .end(MESSAGE);
}
