import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { responseOf } from '../../outgoing/response-of';
import { shuffledLookup } from './shuffled-lookup';

export const BACKEND_TIMEOUT_MS = 15_000;
/** Shorter than the backend's keep-alive timeout, also while it drains, so that no request meets a closing connection. */
const IDLE_TIMEOUT_MS = 3_000;

/** The response to a submission while the backend is unavailable. The sentence is shown to visitors. */
export const UNAVAILABLE = {
  status: 503,
  sentence: 'We cannot take your message at the moment. Please try again in a minute.',
  retryAfter: '10',
} as const;

export interface BackendConnection {
  url: string;
  agent: Agent;
}

export interface BackendResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The connections to the backend, shared by all that is sent to it. */
export const connectToBackend = (url: string): BackendConnection => ({
  url,
  agent: new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT_MS, lookup: shuffledLookup }),
});

/**
 * Posts JSON to the backend for a visitor.
 *
 * @param visitor the visitor's own request: the backend gets its id, and counts it for its sender as the proxy's requests.
 * @throws Error if the backend is unavailable.
 */
export async function postToBackend(
  { url, agent }: BackendConnection,
  path: string,
  payload: object,
  idempotencyKey: string,
  visitor: IncomingMessage,
): Promise<BackendResponse> {
  const outgoing = httpRequest(url + path, {
    method: 'POST',
    agent,
    headers: {
      Accept: 'text/plain',
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'X-Request-Id': String(visitor.headers['x-request-id']),
      'X-Forwarded-For': forwardedFor(visitor),
    },
    signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS),
  });
  outgoing.end(JSON.stringify(payload));
  const response = await responseOf(outgoing);
  return { status: response.statusCode ?? 502, headers: response.headers, body: await text(response) };
}

/** The header for the backend: the addresses as they came, and that of the sender. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const earlier = headers['x-forwarded-for'];
  return [...(earlier ? [String(earlier)] : []), socket.remoteAddress ?? ''].join(',');
}
