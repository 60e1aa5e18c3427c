import { queryClient } from '@site/platform/query';
import { useSubmission, type SubmissionOptions, type SubmissionState } from '../parts/useSubmission';

/** The list of accepted subscriptions, at this address of the backend. */
const NEWSLETTERS = { queryKey: ['/api/newsletters'] };

/** Requests the list of newsletters anew. No page shows it yet, so invalidating it alone would request nothing. */
async function refreshNewsletters(): Promise<void> {
  await queryClient.invalidateQueries(NEWSLETTERS);
  await queryClient.prefetchQuery(NEWSLETTERS);
}

/** Sends a subscription of either newsletter form, and requests the list of newsletters once it is stored. */
export function useSubscription<Form extends 'newsletter' | 'newsletter-dialog'>({
  onSent,
  ...options
}: SubmissionOptions<Form>): SubmissionState<Form> {
  return useSubmission({
    ...options,
    onSent() {
      onSent?.();
      void refreshNewsletters();
    },
  });
}
