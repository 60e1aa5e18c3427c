import { FORM_ID_FIELD, FORM_ID_PATTERN, PAGE_FIELD, type FormName } from '@site/contracts/form-outcome';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { HONEYPOT_FIELD } from '@site/contracts/submission-bounds';
import { safeParse } from 'zod/mini';
import { refusedPost } from '../../../content/frame';

/** About three times as many as the largest form of the site has. */
const MAX_FIELDS = 40;

type Fields = Record<string, string>;

/** A form as a browser posts it without any script. */
export interface FormPost {
  /** Id of the element that shows the form's outcome. */
  formId: string;
  /** Address of the page that the form says it is on. It is not checked yet. */
  page: string;
  /** The values that the visitor typed, by field. */
  values: Fields;
}

export type CheckedPost =
  /** No form of the site sends such a post, so no page is rendered for it. */
  | { state: 'foreign'; sentence: string }
  /** The payload is the one that the form's script would send. */
  | { state: 'valid'; post: FormPost; payload: object }
  /** With a message for each field that has to be corrected. */
  | { state: 'invalid'; post: FormPost; errors: Fields }
  /** A bot filled in the field that people do not see. */
  | { state: 'bot'; post: FormPost; sentence: string };

/** Reads an urlencoded body, and validates it with the schema of its form. */
export function checkFormPost(name: FormName, body: string): CheckedPost {
  // Counted first, because reading thousands of fields takes long.
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS)
    return { state: 'foreign', sentence: refusedPost.tooManyFields };
  const parameters = new URLSearchParams(body);
  const fields = Object.fromEntries(parameters);
  if (Object.keys(fields).length < parameters.size)
    return { state: 'foreign', sentence: refusedPost.repeatedField };
  const {
    [FORM_ID_FIELD]: formId = '',
    [PAGE_FIELD]: page = '',
    [HONEYPOT_FIELD]: honeypot = '',
    ...typed
  } = fields;
  // Browsers send line breaks as CRLF; scripts read them as LF.
  const lines = Object.entries(typed).map(([field, value]) => [field, value.replaceAll('\r\n', '\n')]);
  const values = Object.fromEntries(lines) as Fields;
  return validate(name, { formId: FORM_ID_PATTERN.test(formId) ? formId : name, page, values }, honeypot);
}

function validate(name: FormName, post: FormPost, honeypot: string): CheckedPost {
  const { schema, numbers = [] } = FORM_POSTS[name];
  const input: Record<string, unknown> = { ...post.values, ...(honeypot && { [HONEYPOT_FIELD]: honeypot }) };
  for (const field of numbers) if (field in post.values) input[field] = Number(post.values[field]);
  const { data, error } = safeParse(schema, input);
  if (!error) return { state: 'valid', post, payload: data as object };
  if (error.issues.some(({ code }) => code === 'unrecognized_keys'))
    return { state: 'foreign', sentence: refusedPost.unknownField };
  const errors: Fields = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    if (field === HONEYPOT_FIELD) return { state: 'bot', post, sentence: `${issue.message}.` };
    errors[field] ??= issue.message;
  }
  return { state: 'invalid', post, errors };
}
