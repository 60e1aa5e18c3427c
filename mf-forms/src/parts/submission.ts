import { zodResolver } from '@hookform/resolvers/zod';
import { FORM_POSTS, type Payloads, type StoredForm } from '@site/contracts/form-posts';
import { submissionKey } from '@site/contracts/submission-key';
import { HONEYPOT_FIELD } from '@site/contracts/submission-bounds';
import { tabStorage } from './tab-storage';

/* Forms import this module when they are shown: it contains the schemas, which are larger than the forms. */

/** The rules and messages of the contact form, which are those of the backend. */
export const contactResolver = zodResolver(FORM_POSTS.contact.schema);

interface Submission {
  endpoint: string;
  payload: object;
  /** Idempotency key: `submissionKey` says which submissions have the same one. */
  key: string;
  /** Counts the stored submission: the next one of the same contents in this tab gets another key. */
  onStored(): void;
}

/**
 * Makes the request that submits a form.
 *
 * @param element the form's element, which also has what a bot typed into the honeypot.
 */
export function createSubmission<Form extends StoredForm>(
  form: Form,
  values: Payloads[Form],
  element: HTMLFormElement,
): Submission {
  const { endpoint, schema } = FORM_POSTS[form];
  const trapped = new FormData(element).get(HONEYPOT_FIELD);
  const typed = trapped ? { ...values, [HONEYPOT_FIELD]: trapped } : values;
  // Only the contact form was validated before: the specification leaves the other ones to the browser. The backend
  // says what is wrong with values that a browser accepts.
  const payload = schema.safeParse(typed).data ?? typed;
  const repetitions = tabStorage<number>(`stored: ${submissionKey(endpoint, payload)}`);
  const repetition = repetitions.read() ?? 0;
  return {
    endpoint,
    payload,
    key: submissionKey(endpoint, payload, repetition),
    onStored: () => repetitions.write(repetition + 1),
  };
}
