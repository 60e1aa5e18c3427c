/**
 * What sections may use of the query library, with the site's query client: one cache for all sections of a page.
 * A separate entry, `@site/platform/query`, so that pages without requests do not load it.
 */
import {
  QueryClient,
  useMutation as useMutationOf,
  type DefaultError,
  type QueryFunction,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { throwUnlessOk } from './api';

/** The default read: a GET of the first element of the query key, parsed as JSON. */
export function readQuery<Data>(on401: 'null' | 'throw' = 'throw'): QueryFunction<Data | null> {
  return async ({ queryKey }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include' });
    if (on401 === 'null' && response.status === 401) return null;
    await throwUnlessOk(response);
    return (await response.json()) as Data;
  };
}

/** The site's query client: data never becomes stale, nothing is refetched or retried automatically. */
export const queryClient = new QueryClient({
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

/** A mutation on the site's query client. */
export const useMutation = <Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> => useMutationOf(options, queryClient);
