import { FORM_POSTS, type StoredForm } from '@site/contracts/form-posts';
import { submissionKey } from '@site/contracts/submission-key';
import { tabStorage } from './tab-storage';

interface Submission {
  endpoint: string;
  payload: object;
  /** Idempotency key: that of the native post of the same content, and of every retry. */
  key: string;
  /** Makes the same content, sent again by this tab, another submission. */
  onStored(): void;
}

/** What a script sends of a form. In a module with the schemas, which only a visitor who sends needs. */
export function prepareSubmission(form: StoredForm, values: object): Submission {
  const { endpoint, schema } = FORM_POSTS[form];
  const { data } = schema.safeParse(values);
  // What breaks the rules is sent too: the backend says what is wrong with it.
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
