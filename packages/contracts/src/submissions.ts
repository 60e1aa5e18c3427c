import * as z from 'zod/mini';
import { HONEYPOT_FIELD, SUBMISSION_BOUNDS } from './submission-bounds';

/*
 * Schemas of the submissions. The backend validates every submission before it stores it, and the shell validates
 * native posts. Browsers load the schemas too, hence `zod/mini`. Visitors see every message.
 */

/** No control characters except line breaks and tabs, and no lone surrogates. */
const printable = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Stricter than `<input type="email">`: no leading, trailing or double dots, and at least two domain labels. */
const emailPattern =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

const plainText = (label: string, missing: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? missing : `${label} must be text`) })
    .check(z.regex(printable, `${label} must not contain control characters`), z.trim());

const atMost = (label: string, maximum: number) =>
  z.maxLength(maximum, `${label} must be at most ${maximum} characters`);

const requiredText = (label: string, maximum: number, missing = `${label} is required`) =>
  plainText(label, missing).check(z.minLength(1, missing), atMost(label, maximum));

const optionalText = (label: string, maximum: number) =>
  z.optional(plainText(label, `${label} must be text`).check(atMost(label, maximum)));

const invalidEmail = 'Please enter a valid email address';

const emailAddress = z
  .string(invalidEmail)
  .check(
    z.trim(),
    z.email({ pattern: emailPattern, error: invalidEmail }),
    atMost('Email', SUBMISSION_BOUNDS.email),
  );

const shortMessage = `Please provide a message with at least ${SUBMISSION_BOUNDS.message.minimum} characters`;

const experienceRange = `Years of experience must be a whole number from ${SUBMISSION_BOUNDS.experience.minimum} to ${SUBMISSION_BOUNDS.experience.maximum}`;

const honeypot = { [HONEYPOT_FIELD]: z.optional(z.literal('', 'Please leave the hidden field empty')) };

/** Values of the contact form. */
export const contactInquirySchema = z.strictObject({
  firstName: requiredText('First name', SUBMISSION_BOUNDS.name),
  lastName: requiredText('Last name', SUBMISSION_BOUNDS.name),
  email: emailAddress,
  company: optionalText('Company', SUBMISSION_BOUNDS.company),
  serviceInterest: optionalText('Service interest', SUBMISSION_BOUNDS.serviceInterest),
  message: plainText('Message', shortMessage).check(
    z.minLength(SUBMISSION_BOUNDS.message.minimum, shortMessage),
    atMost('Message', SUBMISSION_BOUNDS.message.maximum),
  ),
  ...honeypot,
});

/** Values of the footer's newsletter form. */
export const newsletterEmailSchema = z.strictObject({ email: emailAddress, ...honeypot });

/** Values of the newsletter dialog. */
export const newsletterDialogSchema = z.strictObject({
  name: requiredText('Name', SUBMISSION_BOUNDS.name),
  email: emailAddress,
  phone: requiredText('Phone', SUBMISSION_BOUNDS.phone),
  ...honeypot,
});

/** The values of either newsletter form, as `/api/newsletter` accepts them: name and phone together or not at all. */
export const newsletterSubscriptionSchema = z
  .strictObject({
    name: z.optional(newsletterDialogSchema.shape.name),
    email: emailAddress,
    phone: z.optional(newsletterDialogSchema.shape.phone),
    ...honeypot,
  })
  .check(
    z.refine(({ name, phone }) => name !== undefined || phone === undefined, {
      path: ['name'],
      error: 'Name is required',
    }),
    z.refine(({ name, phone }) => phone !== undefined || name === undefined, {
      path: ['phone'],
      error: 'Phone is required',
    }),
    z.meta({ dependentRequired: { name: ['phone'], phone: ['name'] } }),
  );

/** Values of the coach application. */
export const coachApplicationSchema = z.strictObject({
  name: requiredText('Name', SUBMISSION_BOUNDS.name),
  email: emailAddress,
  phone: requiredText('Phone', SUBMISSION_BOUNDS.phone),
  location: requiredText('Location', SUBMISSION_BOUNDS.location),
  certifications: requiredText(
    'Certifications',
    SUBMISSION_BOUNDS.certifications,
    'Certifications are required',
  ),
  experience: z
    .int(experienceRange)
    .check(
      z.minimum(SUBMISSION_BOUNDS.experience.minimum, experienceRange),
      z.maximum(SUBMISSION_BOUNDS.experience.maximum, experienceRange),
    ),
  specialties: requiredText('Specialties', SUBMISSION_BOUNDS.specialties, 'Specialties are required'),
  background: requiredText('Background', SUBMISSION_BOUNDS.background),
  ...honeypot,
});

export type ContactInquiry = z.infer<typeof contactInquirySchema>;
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
export type CoachApplication = z.infer<typeof coachApplicationSchema>;
