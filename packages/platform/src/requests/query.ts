/**
 * The query library with the site's query client: one cache for all sections of a page.
 * A separate entry, `@site/platform/query`, so that pages without requests do not load it.
 */
import {
  QueryClient,
  useMutation as useMutationOf,
  useQuery as useQueryOf,
  type DefaultError,
  type QueryFunction,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { throwUnlessOk } from './api';

/**
 * The default query function: a GET of the first element of the query key, with cookies, parsed as JSON.
 *
 * @param options.on401 whether a 401 response is read as `null` or throws an ApiError, as every other error response
 * does.
 */
export const getQueryFn =
  <Data>({ on401 }: { on401: 'null' | 'throw' }): QueryFunction<Data | null> =>
  async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
    if (on401 === 'null' && response.status === 401) return null;
    await throwUnlessOk(response);
    return (await response.json()) as Data;
  };

/** The site's query client: data never becomes stale, and nothing is refetched or retried automatically. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: getQueryFn({ on401: 'throw' }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  },
});

/** The library's `useMutation` with the site's query client: sections have no common provider. */
export const useMutation = <Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> => useMutationOf(options, queryClient);

/** The library's `useQuery` with the site's query client. */
export const useQuery = <Data = unknown>(options: UseQueryOptions<Data>): UseQueryResult<Data> =>
  useQueryOf(options, queryClient);
