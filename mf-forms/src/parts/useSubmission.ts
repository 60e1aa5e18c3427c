import { useRef, type RefObject } from 'react';
import { apiRequest } from '@site/platform';
import { useMutation } from '@site/platform/query';
import { tabStorage } from './tab-storage';

interface SubmissionOptions {
  /** Key of the form's pending attempt in the tab's storage. */
  name: string;
  path: string;
  onSuccess: () => void;
  onError: (error: Error) => void;
}

interface Attempt {
  content: string;
  key: string;
}

// `crypto.randomUUID` exists only in secure contexts; the site may be visited over plain HTTP.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Posts a form's values, one request at a time; a retry of the same content is stored only once. */
export function useSubmission<Values extends object>({
  name,
  path,
  onSuccess,
  onError,
}: SubmissionOptions): {
  send(values: Values): void;
  isPending: boolean;
  honeypot: RefObject<HTMLInputElement | null>;
} {
  const honeypot = useRef<HTMLInputElement>(null);
  const isInFlight = useRef(false);
  const attempt = tabStorage<Attempt>(`attempt: ${name}`);

  /** The same key for a retry of the same content, also after a reload: the first response may have been lost. */
  const keyFor = (values: Values): string => {
    const content = JSON.stringify(values);
    const last = attempt.read();
    if (last?.content === content) return last.key;
    const key = randomKey();
    attempt.write({ content, key });
    return key;
  };

  const { mutate, isPending } = useMutation({
    // Offline, a request must fail immediately instead of waiting for a connection.
    networkMode: 'always',
    mutationFn: (values: Values) => {
      const trap = honeypot.current;
      const payload = trap?.value ? { ...values, [trap.name]: trap.value } : values;
      return apiRequest('POST', path, payload, { 'Idempotency-Key': keyFor(values) });
    },
    onSuccess: () => {
      attempt.remove();
      onSuccess();
    },
    onError,
    onSettled: () => {
      isInFlight.current = false;
    },
  });

  return {
    isPending,
    honeypot,
    send(values) {
      // A double click is faster than the render that disables the button.
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutate(values);
    },
  };
}
