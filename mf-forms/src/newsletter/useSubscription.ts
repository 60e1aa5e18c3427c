import { queryClient, useQuery } from '@site/platform/query';
import { useSubmission, type SubmissionOptions, type SubmissionState } from '../parts/useSubmission';

/** The list of accepted subscriptions, at this address of the backend. */
const NEWSLETTERS = ['/api/newsletters'];

/**
 * Sends a subscription of either newsletter form, and then requests the list of newsletters anew.
 *
 * No page shows the list yet, so nothing requests it before. Its query is enabled once a subscription was stored, and
 * every further one invalidates it.
 */
export function useSubscription<Form extends 'newsletter' | 'newsletter-dialog'>({
  onSent,
  ...options
}: SubmissionOptions<Form>): SubmissionState<Form> {
  const submission = useSubmission({
    ...options,
    onSent() {
      onSent();
      void queryClient.invalidateQueries({ queryKey: NEWSLETTERS });
    },
  });
  useQuery({ queryKey: NEWSLETTERS, enabled: submission.isSuccess });
  return submission;
}
