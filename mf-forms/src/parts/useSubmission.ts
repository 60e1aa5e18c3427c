import { useRef, type RefObject } from 'react';
import { apiRequest } from '@site/platform';
import { useMutation } from '@site/platform/query';
import { tabStorage } from './tab-storage';

interface Submission {
  /** Names the form among the tab's unfinished attempts. */
  name: string;
  path: string;
  onSuccess: () => void;
  onError: (error: Error) => void;
}

interface Attempt {
  content: string;
  key: string;
}

// `crypto.randomUUID` is missing where the site is visited over plain http.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Posts a form's values: one request at a time, stored once however often the same content is tried again. */
export function useSubmission<Values extends object>({
  name,
  path,
  onSuccess,
  onError,
}: Submission): {
  send(values: Values): void;
  isPending: boolean;
  honeypot: RefObject<HTMLInputElement | null>;
} {
  const honeypot = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);
  const attempt = tabStorage<Attempt>(`attempt: ${name}`);

  /** The same key while the same content is tried again, after a reload too: the first answer may have been lost. */
  const keyFor = (values: Values): string => {
    const content = JSON.stringify(values);
    const last = attempt.read();
    if (last?.content === content) return last.key;
    const key = randomKey();
    attempt.write({ content, key });
    return key;
  };

  const { mutate, isPending } = useMutation({
    // Offline, a request must fail at once and say so, rather than wait for a connection.
    networkMode: 'always',
    mutationFn: (values: Values) => {
      const trap = honeypot.current;
      const payload = trap?.value ? { ...values, [trap.name]: trap.value } : values;
      return apiRequest('POST', path, payload, { 'Idempotency-Key': keyFor(values) });
    },
    onSuccess: () => {
      attempt.forget();
      onSuccess();
    },
    onError,
    onSettled: () => {
      underWay.current = false;
    },
  });

  return {
    isPending,
    honeypot,
    send(values) {
      // The disabled button comes with the next rendering; a double click is faster.
      if (underWay.current) return;
      underWay.current = true;
      mutate(values);
    },
  };
}
