import { queryClient } from '@site/platform/query';
import { useSubmission } from '../parts/useSubmission';

type SubmissionOptions = Parameters<typeof useSubmission>[0];

/** Subscribes to the newsletter, then refetches the cached list of newsletters. */
export function useNewsletterSubscription<Values extends object>({
  onSuccess,
  ...options
}: Omit<SubmissionOptions, 'path'>): ReturnType<typeof useSubmission<Values>> {
  return useSubmission<Values>({
    ...options,
    path: '/api/newsletter',
    onSuccess() {
      onSuccess();
      // The subscription has succeeded even if the list fails to load.
      queryClient.fetchQuery({ queryKey: ['/api/newsletters'], staleTime: 0 }).catch(() => undefined);
    },
  });
}
