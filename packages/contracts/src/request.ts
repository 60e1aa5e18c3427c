const REQUEST_TIMEOUT_MS = 10_000;

/** @throws Error unless the response is a success. */
export async function requestText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/** @throws Error unless the response is a success, and JSON. */
export const requestJson = async (url: string): Promise<unknown> => JSON.parse(await requestText(url));
