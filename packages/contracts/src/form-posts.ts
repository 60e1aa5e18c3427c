import * as z from 'zod/mini';
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

/** A form that stores nothing. */
interface UnstoredPost {
  endpoint?: undefined;
  schema: z.ZodMiniType<object>;
  numbers?: undefined;
}

/** Browsers check a booking's fields; HTML cannot express that one depends on another. */
const bookingSchema = z.looseObject({}).check(
  z.refine(({ serviceType, sessionMode }) => serviceType !== 'executive-coaching' || Boolean(sessionMode), {
    path: ['sessionMode'],
    message: 'Please choose a session mode',
  }),
);

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
  booking: { schema: bookingSchema },
};
