import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { callbackify } from 'node:util';
import { Pool } from 'undici';
import { refusedPost } from '../../../content/frame';

/** How long the backend may take to respond to a request that it has received as a whole. */
export const BACKEND_TIMEOUT_MS = 15_000;
/**
 * The shell closes an idle connection before the backend does, so that no request meets a closing one. The backend
 * keeps connections for 65 s, and in containers for another 5 s after it was told to stop. The maximum makes the shell
 * ignore a longer hint.
 */
export const IDLE_TIMEOUT_MS = 3_000;

/** The response to a submission while the backend is unavailable. The sentence is shown to visitors. */
export const UNAVAILABLE = {
  status: 503,
  sentence: refusedPost.unavailable,
  retryAfter: '10',
} as const;

export interface BackendResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The connections to the backend, which the proxy and the native forms share. */
export const connectToBackend = (url: string): Pool =>
  new Pool(url, {
    connect: { lookup: shuffledLookup },
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    keepAliveMaxTimeout: IDLE_TIMEOUT_MS,
    headersTimeout: BACKEND_TIMEOUT_MS,
    bodyTimeout: BACKEND_TIMEOUT_MS,
  });

/**
 * Posts JSON to the backend for a visitor.
 *
 * @param request the visitor's own: the backend logs its id, and counts it for the same client.
 * @throws Error if the backend is unavailable.
 */
export async function postToBackend(
  backend: Pool,
  path: string,
  payload: object,
  idempotencyKey: string,
  request: IncomingMessage,
): Promise<BackendResponse> {
  const { statusCode, headers, body } = await backend.request({
    method: 'POST',
    path,
    headers: {
      accept: 'text/plain',
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      'x-request-id': String(request.headers['x-request-id']),
      'x-forwarded-for': forwardedFor(request),
    },
    body: JSON.stringify(payload),
  });
  return { status: statusCode, headers, body: await body.text() };
}

/** The `X-Forwarded-For` for the backend: the addresses that the request came with, and that of its sender. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const earlier = headers['x-forwarded-for'];
  return [...(earlier ? [String(earlier)] : []), socket.remoteAddress ?? ''].join(',');
}

/**
 * Looks up a host name and returns its addresses in random order. Connections then spread over the backends behind the
 * name, and Node tries the next address if one does not respond.
 */
const shuffledLookup = callbackify(async (hostname: string, options: LookupOptions) =>
  shuffled(await lookup(hostname, { ...options, all: true })),
);

const shuffled = (addresses: LookupAddress[]): LookupAddress[] =>
  addresses
    .map((address) => ({ address, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ address }) => address);
