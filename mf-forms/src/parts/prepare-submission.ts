import type { FormName } from '@site/contracts/form-outcome';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { submissionKey } from '@site/contracts/submission-key';
import { tabStorage } from './tab-storage';

/** Names of the forms whose content is stored. */
export type StoredForm = Exclude<FormName, 'booking'>;

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
  const { success, data } = schema.safeParse(values);
  // The backend says what is wrong with the rest.
  const payload = success ? data : values;
  const repetitions = tabStorage<number>(`stored: ${submissionKey(endpoint, payload)}`);
  const repetition = repetitions.read() ?? 0;
  return {
    endpoint,
    payload,
    key: submissionKey(endpoint, payload, repetition),
    onStored: () => repetitions.write(repetition + 1),
  };
}
