import { queryClient } from '@site/platform/query';
import { useSubmission } from '../parts/useSubmission';

type Submission = Parameters<typeof useSubmission>[0];

/** Subscribes to the newsletter, and then has the cached list of newsletters fetched anew. */
export function useNewsletterSubscription<Values extends object>({
  onSuccess,
  ...submission
}: Omit<Submission, 'path'>): ReturnType<typeof useSubmission<Values>> {
  return useSubmission<Values>({
    ...submission,
    path: '/api/newsletter',
    onSuccess() {
      onSuccess();
      // The visitor has subscribed, whatever becomes of the list.
      queryClient.fetchQuery({ queryKey: ['/api/newsletters'], staleTime: 0 }).catch(() => undefined);
    },
  });
}
