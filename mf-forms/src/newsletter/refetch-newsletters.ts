import { queryClient } from '@site/platform/query';

/** Refetches the cached list of newsletters. A subscription has succeeded even if the list fails to load. */
export const refetchNewsletters = (): void =>
  void queryClient.fetchQuery({ queryKey: ['/api/newsletters'], staleTime: 0 }).catch(() => undefined);
