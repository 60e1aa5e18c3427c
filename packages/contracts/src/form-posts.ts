import * as z from 'zod/mini';
import {
  coachApplicationSchema,
  contactInquirySchema,
  newsletterDialogSchema,
  newsletterEmailSchema,
  type CoachApplication,
  type ContactInquiry,
} from './submissions';

/* This file says where each form is posted, and by which rules. Scripts of forms and the shell read it: both send the
   same to the backend. */

/** What is sent to the backend, by the name of the form. */
export interface Payloads {
  contact: ContactInquiry;
  newsletter: z.infer<typeof newsletterEmailSchema>;
  'newsletter-dialog': z.infer<typeof newsletterDialogSchema>;
  'coach-application': CoachApplication;
}

/** Names of the forms whose content is stored. */
export type StoredForm = keyof Payloads;

interface StoredPost<Payload extends object> {
  /** Address of the backend. */
  endpoint: string;
  schema: z.ZodMiniType<Payload, Payload>;
  /** Names of fields whose text is sent as a number. */
  numbers?: readonly string[];
}

/** A form that stores nothing. */
interface UnstoredPost {
  endpoint?: undefined;
  schema: z.ZodMiniType<object>;
  numbers?: undefined;
}

const typed = z.optional(z.string());

/** Browsers check a booking's fields; HTML cannot express that one depends on another. */
const bookingFields = z.strictObject({
  serviceType: typed,
  sessionMode: typed,
  name: typed,
  email: typed,
  phone: typed,
  company: typed,
  message: typed,
  sessions: typed,
  rate: typed,
  preferredCoach: typed,
});

const bookingSchema = bookingFields.check(
  z.refine(({ serviceType, sessionMode }) => serviceType !== 'executive-coaching' || Boolean(sessionMode), {
    path: ['sessionMode'],
    message: 'Please choose a session mode',
  }),
);

/** Every form that can be posted to `/_forms/{name}`. */
export const FORM_POSTS: Readonly<
  { [Form in StoredForm]: StoredPost<Payloads[Form]> } & { booking: UnstoredPost }
> = {
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

/**
 * Fields whose value a visitor chooses from a list. What a form shows depends on them, so the renderer gets their
 * values. It gets no value that a visitor types.
 */
export const CHOICE_FIELDS: readonly string[] = ['serviceInterest', 'serviceType', 'sessionMode'];
