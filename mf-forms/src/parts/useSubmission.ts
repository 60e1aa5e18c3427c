import { useEffect, useId, useState } from 'react';
import { STORED_STATUS, type FormOutcome } from '@site/contracts/form-outcome';
import type { Payloads, StoredForm } from '@site/contracts/form-posts';
import { ApiError, apiRequest, inTime, toast, useForgetOutcome } from '@site/platform';
import { queryClient, useMutation } from '@site/platform/query';
import { failedMessage, messageOf, sentMessage, type Message, type SubmissionTexts } from './message';

export interface SubmissionOptions<Form extends StoredForm> {
  form: Form;
  /** The outcome of the native post that this document responds to. */
  outcome: FormOutcome | null;
  texts: SubmissionTexts;
}

interface Attempt<Form extends StoredForm> {
  values: Payloads[Form];
  element: HTMLFormElement;
  onSent?: (() => void) | undefined;
}

export interface SubmissionState<Form extends StoredForm> {
  /** Sends the form's values, unless a request is pending. Calls `onSent` once they are stored. */
  send(values: Payloads[Form], element: HTMLFormElement, onSent?: () => void): void;
  isPending: boolean;
  /** The message about the last submission, whether the browser or a script sent it. */
  message: Message | null;
}

type SubmissionCode = typeof import('./submission');

/** The outcome of the request for the code, until the request itself has ended. */
let loading: Promise<SubmissionCode | null> | undefined;

/**
 * Loads the code that validates a form and makes its request; null if that fails or takes too long. A request has one
 * deadline: a form that has waited for it to validate does not wait again to send.
 */
export function loadSubmission(): Promise<SubmissionCode | null> {
  if (!loading) {
    const request = import('./submission');
    const forget = () => (loading = undefined);
    // A request that has failed is repeated by the next call. Code that comes late is used from then on.
    request.then(forget, forget);
    loading = inTime('the code that sends forms', request).catch(() => null);
  }
  return loading;
}

/** Posts a form's values, one request at a time. `submissionKey` says which submissions are stored once. */
export function useSubmission<Form extends StoredForm>({
  form,
  outcome,
  texts,
}: SubmissionOptions<Form>): SubmissionState<Form> {
  const mutationKey = [form, useId()];
  const forgetOutcome = useForgetOutcome();
  const [message, setMessage] = useState(() => messageOf(outcome, texts));
  // The code loads before the visitor sends: a visitor who is offline by then sees the form's message about it.
  useEffect(() => void loadSubmission(), []);

  const { mutate, isPending } = useMutation({
    mutationKey,
    // Offline, a request must fail immediately instead of waiting for a connection.
    networkMode: 'always',
    async mutationFn({ values, element }: Attempt<Form>): Promise<'stored' | 'posted'> {
      const code = await loadSubmission();
      if (!code) {
        // Offline, the browser would show its own error page. It does not post a form that has left the page.
        if (!navigator.onLine || !element.isConnected) throw new Error('cannot be posted');
        // `submit()` skips `onSubmit`: the browser posts the form, and the shell validates it.
        element.submit();
        return 'posted';
      }
      const { endpoint, payload, key, onStored } = code.createSubmission(form, values, element);
      const { status } = await apiRequest('POST', endpoint, payload, { 'Idempotency-Key': key });
      // A proxy between the visitor and the site may respond with another success, and nothing is stored.
      if (status !== STORED_STATUS) throw new Error(`${endpoint} responded with ${status}`);
      onStored();
      return 'stored';
    },
    onSuccess(result, { onSent }) {
      if (result === 'posted') return;
      // The title of a page that responds to a refused post says so.
      if (outcome) forgetOutcome();
      onSent?.();
      setMessage(sentMessage(texts));
      toast(texts.sent);
    },
    onError(error) {
      // The browser's own message about a network failure does not help visitors.
      const reason = error instanceof ApiError ? error.message : undefined;
      setMessage(failedMessage(texts, reason));
      const { title, description } = texts.failed;
      toast({ title, description: description(reason), variant: 'destructive' });
    },
  });

  return {
    isPending,
    message,
    send(values, element, onSent) {
      // The second press of a double click comes before the next render, when `isPending` is still false.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      setMessage(null);
      mutate({ values, element, onSent });
    },
  };
}
