/** Names of the forms that visitors can post without JavaScript. */
export type FormName = 'contact' | 'newsletter' | 'newsletter-dialog' | 'coach-application' | 'booking';

/** The addresses of native posts begin with this. */
export const FORMS_PATH = '/_forms/';

/** The address of a form's native post. */
export const formAction = (form: FormName): string => FORMS_PATH + form;

/**
 * Hidden fields of every form: path and query of the page that it is on, and the id of the element that shows its
 * outcome.
 */
export const PAGE_FIELD = '_page';
export const FORM_ID_FIELD = '_form';

/** The status of the backend for a submission that it has stored. No other one confirms it. */
export const STORED_STATUS = 201;

/** Query parameter of the page that a stored native post is redirected to; its value is the form's id. */
export const SENT_PARAMETER = 'sent';

/** The pattern of the id of an element that shows a form's outcome. Requests name such ids. */
export const FORM_ID_PATTERN = /^[a-z][a-z0-9-]{0,63}$/;

/** Outcome of a native post. The page that the shell responds with shows it at the form. */
export interface FormOutcome {
  /** Id of the element that shows the form's outcome: a page may have two forms of one kind. */
  formId: string;
  /** `sent`: stored (a booking: only accepted). `invalid`: see `errors`. `failed`: not confirmed, see `message`. */
  state: 'sent' | 'invalid' | 'failed';
  /** The values that the visitor typed, by field. Of posts that are `sent`, only bookings have them. */
  values?: Record<string, string>;
  /** Messages by field. */
  errors?: Record<string, string>;
  /** One sentence for the visitor, as `{status}: {sentence}`. */
  message?: string;
}
