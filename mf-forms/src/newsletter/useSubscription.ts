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
export function useSubscription<Form extends 'newsletter' | 'newsletter-dialog'>(
  options: SubmissionOptions<Form>,
): SubmissionState<Form> {
  const { send, ...state } = useSubmission(options);
  return {
    ...state,
    send: (values, element, onSent) =>
      send(values, element, () => {
        onSent?.();
        void refreshNewsletters();
      }),
  };
}
