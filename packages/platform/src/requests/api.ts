/** A response of the backend outside 2xx. `message` is `{status}: {body}`, or the status text if the body is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** Throws an ApiError for a response outside 2xx. */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

/**
 * Without a limit, a form whose connection has died would show that it is sending until the visitor reloads the page.
 * The shell gives a visitor as long to send a request, and then the backend half as long to respond.
 */
const TIMEOUT_MS = 30_000;

/**
 * Sends a request to the site's backend, cookies included.
 *
 * @param payload sent as JSON; without it there is neither a body nor a content type.
 * @throws ApiError for a response outside 2xx; TypeError for a network failure; a `TimeoutError` after 30 seconds.
 */
export async function apiRequest(
  method: 'GET' | 'POST',
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: payload === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  await throwUnlessOk(response);
  return response;
}
