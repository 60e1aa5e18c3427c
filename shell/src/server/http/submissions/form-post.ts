import { FORM_ID_FIELD, FORM_ID_PATTERN, PAGE_FIELD, type FormName } from '@site/contracts/form-outcome';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { HONEYPOT_FIELD } from '@site/contracts/submissions';
import { safeParse } from 'zod/mini';

type Fields = Record<string, string>;

/** A form as a browser posts it without any script. */
export interface FormPost {
  /** Id of the `<form>` element. */
  formId: string;
  /** Where the form says that it is: not checked yet. */
  page: string;
  /** What the visitor typed, by field. */
  values: Fields;
  /** What a bot typed into the field that people do not see. */
  honeypot: string;
}

/** What the backend is sent; messages by field; or why a post that no visitor makes is refused. */
export type CheckedPost =
  | { state: 'valid'; payload: object }
  | { state: 'invalid'; errors: Fields }
  | { state: 'refused'; sentence: string };

/** Reads an urlencoded body; null where a field occurs twice, which no form of the site does. */
export function readFormPost(name: FormName, body: string): FormPost | null {
  const parameters = new URLSearchParams(body);
  const fields = Object.fromEntries(parameters);
  if (Object.keys(fields).length < parameters.size) return null;
  const {
    [FORM_ID_FIELD]: formId = '',
    [PAGE_FIELD]: page = '',
    [HONEYPOT_FIELD]: honeypot = '',
    ...typed
  } = fields;
  // Forms are sent with CRLF, scripts read LF.
  const lines = Object.entries(typed).map(([field, value]) => [field, value.replaceAll('\r\n', '\n')]);
  return {
    formId: FORM_ID_PATTERN.test(formId) ? formId : name,
    page,
    honeypot,
    values: Object.fromEntries(lines) as Fields,
  };
}

/** Validates a post with the schema of its form. The payload is the one that the form's script would send. */
export function checkFormPost(name: FormName, { values, honeypot }: FormPost): CheckedPost {
  const { schema, numbers = [] } = FORM_POSTS[name];
  const input: Record<string, unknown> = { ...values, ...(honeypot && { [HONEYPOT_FIELD]: honeypot }) };
  for (const field of numbers) if (field in values) input[field] = Number(values[field]);
  const { data, error } = safeParse(schema, input);
  if (!error) return { state: 'valid', payload: data as object };
  const errors: Fields = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') return { state: 'refused', sentence: 'A field is not known.' };
    const field = String(issue.path[0]);
    if (field === HONEYPOT_FIELD) return { state: 'refused', sentence: `${issue.message}.` };
    errors[field] ??= issue.message;
  }
  return { state: 'invalid', errors };
}
