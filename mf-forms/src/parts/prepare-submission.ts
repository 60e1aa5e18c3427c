import { FORM_POSTS, type StoredForm } from '@site/contracts/form-posts';
import { submissionKey } from '@site/contracts/submission-key';
import { tabStorage } from './tab-storage';

interface Submission {
  endpoint: string;
  payload: object;
  /** Idempotency key: that of the native post of the same content, and of every retry. */
  key: string;
  /** Counts the submission, so that the same content, sent again by this tab, gets another key. */
  onStored(): void;
}

/** The request by which a script submits a form. A separate module, because it contains the schemas. */
export function prepareSubmission(form: StoredForm, values: object): Submission {
  const { endpoint, schema } = FORM_POSTS[form];
  const { data } = schema.safeParse(values);
  // Invalid values are sent too: the backend responds with their errors.
  const payload = data ?? values;
  const repetitions = tabStorage<number>(`stored: ${submissionKey(endpoint, payload)}`);
  const repetition = repetitions.read() ?? 0;
  return {
    endpoint,
    payload,
    key: submissionKey(endpoint, payload, repetition),
    onStored: () => repetitions.write(repetition + 1),
  };
}
