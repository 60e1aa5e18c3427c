import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const BUSY = 503;
const MAX_ATTEMPTS = 3;
const RETRY_INTERVAL_MS = 400;

/** Requests an address without following a redirect. A shell that has too much to render at the moment is asked again. */
export async function request(url: string, redirect: RequestRedirect = 'manual'): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { redirect, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status !== BUSY || attempt === MAX_ATTEMPTS) return response;
    await response.body?.cancel();
    await delay(RETRY_INTERVAL_MS);
  }
}
