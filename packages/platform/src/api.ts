import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/** A non-successful answer of the backend. `message` is `{status}: {body}`, or the status text where the body is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

/**
 * Sends one request to the site's backend, cookies included.
 *
 * @param payload sent as JSON; without it there is neither a body nor a content type.
 * @throws ApiError for every answer outside 2xx; TypeError where the network gave none.
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
    headers: payload === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  await throwUnlessOk(response);
  return response;
}

/** The default read: a GET of the first element of the query key, parsed as JSON. */
export function readQuery<Data>(on401: 'null' | 'throw' = 'throw'): QueryFunction<Data | null> {
  return async ({ queryKey }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include' });
    if (on401 === 'null' && response.status === 401) return null;
    await throwUnlessOk(response);
    return (await response.json()) as Data;
  };
}

/** The site's query client: data never becomes stale, nothing is fetched again by itself, nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery(),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
