import { setTimeout as delay } from 'node:timers/promises';

const REQUEST_TIMEOUT_MS = 15_000;
const SERVICE_UNAVAILABLE = 503;
const MAX_ATTEMPTS = 3;
const RETRY_INTERVAL_MS = 400;

/**
 * Requests an address, by default without following redirects. Retries a 503: the shell may have too much to render.
 */
export async function request(url: string, redirect: RequestRedirect = 'manual'): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { redirect, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (response.status !== SERVICE_UNAVAILABLE || attempt === MAX_ATTEMPTS) return response;
    await response.body?.cancel();
    await delay(RETRY_INTERVAL_MS);
  }
}
