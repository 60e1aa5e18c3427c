import type * as z from 'zod/mini';
import type { FormName } from './form-outcome';
import {
  coachApplicationSchema,
  contactInquirySchema,
  newsletterDialogSchema,
  newsletterEmailSchema,
} from './submissions';

/** Native posts of forms: what the shell needs to validate and forward them without any code of the form's remote. */

/** Names of the forms whose content is stored. */
export type StoredForm = Exclude<FormName, 'booking'>;

interface StoredPost {
  /** Address of the backend. */
  endpoint: string;
  schema: z.ZodMiniType<object>;
  /** Names of fields whose text is sent as a number. */
  numbers?: readonly string[];
}

/** A form that stores nothing; the browser's own constraints are all there is. */
type UnstoredPost = { readonly [Property in keyof StoredPost]?: undefined };

/** Every form that can be posted to `/_forms/{name}`. */
export const FORM_POSTS: Readonly<Record<StoredForm, StoredPost> & { booking: UnstoredPost }> = {
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
