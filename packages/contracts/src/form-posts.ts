import type * as z from 'zod/mini';
import type { FormName } from './form-outcome';
import {
  coachApplicationSchema,
  contactInquirySchema,
  newsletterDialogSchema,
  newsletterEmailSchema,
} from './submissions';

/** Native posts of forms: what the shell needs to validate and forward them without any code of the form's remote. */

export interface FormPost {
  /** Address of the backend; none for a form that stores nothing. */
  endpoint?: string;
  /** Validates the fields; absent where the browser's own constraints are all there is. */
  schema?: z.ZodMiniType;
  /** Names of fields whose text is sent as a number. */
  numbers?: readonly string[];
}

/** Every form that can be posted to `/_forms/{name}`. */
export const FORM_POSTS: Readonly<Record<FormName, FormPost>> = {
  contact: { endpoint: '/api/contacts', schema: contactInquirySchema },
  newsletter: { endpoint: '/api/newsletter', schema: newsletterEmailSchema },
  'newsletter-dialog': { endpoint: '/api/newsletter', schema: newsletterDialogSchema },
  'coach-application': {
    endpoint: '/api/coach-applications',
    schema: coachApplicationSchema,
    numbers: ['experience'],
  },
  booking: {},
};
