import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormOutcome } from '@site/contracts/form-outcome';
import type { StoredForm } from '@site/contracts/form-posts';
import { apiRequest, toast } from '@site/platform';
import { useMutation } from '@site/platform/query';
import {
  failedMessage,
  messageOf,
  sentMessage,
  serverMessage,
  type Message,
  type SubmissionTexts,
} from './message';

interface SubmissionOptions {
  form: StoredForm;
  /** Of the native post that this document responds to. */
  outcome: FormOutcome | null;
  texts: SubmissionTexts;
  onSent: () => void;
}

interface Attempt {
  values: object;
  element: HTMLFormElement;
}

interface SubmissionState {
  send(values: object, element: HTMLFormElement): void;
  isPending: boolean;
  /** About the last submission, native or scripted. */
  message: Message | null;
  honeypot: RefObject<HTMLInputElement | null>;
}

const loadPreparation = () => import('./prepare-submission');

/** Posts a form's values, one request at a time; the same content is stored only once, however often it is sent. */
export function useSubmission({ form, outcome, texts, onSent }: SubmissionOptions): SubmissionState {
  const honeypot = useRef<HTMLInputElement>(null);
  const isInFlight = useRef(false);
  const [message, setMessage] = useState(() => messageOf(outcome, texts));
  // Before the press, so that a visitor who is offline by then gets the message.
  useEffect(() => void loadPreparation().catch(() => undefined), []);

  const { mutate, isPending } = useMutation({
    // Offline, a request must fail immediately instead of waiting for a connection.
    networkMode: 'always',
    async mutationFn({ values, element }: Attempt): Promise<'stored' | 'posted'> {
      const preparation = await loadPreparation().catch(() => null);
      if (!preparation) {
        // `submit()` skips `onSubmit`: the browser posts the form.
        element.submit();
        return 'posted';
      }
      const trap = honeypot.current;
      const typed = trap?.value ? { ...values, [trap.name]: trap.value } : values;
      const { endpoint, payload, key, onStored } = preparation.prepareSubmission(form, typed);
      await apiRequest('POST', endpoint, payload, { 'Idempotency-Key': key });
      onStored();
      return 'stored';
    },
    onSuccess(result) {
      if (result === 'posted') return;
      onSent();
      setMessage(sentMessage(texts));
      toast(texts.sent);
    },
    onError(error) {
      const failure = serverMessage(error);
      setMessage(failedMessage(texts, failure));
      toast({
        title: texts.failed.title,
        description: texts.failed.description(failure),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });

  return {
    isPending,
    message,
    honeypot,
    send(values, element) {
      if (isInFlight.current) return;
      isInFlight.current = true;
      setMessage(null);
      mutate({ values, element });
    },
  };
}
