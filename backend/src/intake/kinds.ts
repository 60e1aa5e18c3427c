import { CoachApplicationEntity } from '../coach-applications/coach-application.entity';
import { ContactInquiryEntity } from '../contacts/contact-inquiry.entity';
import { NewsletterSubscriptionEntity } from '../newsletter/newsletter-subscription.entity';

/** Every kind of submission under the name by which paths, commands, keys and the outbox know it. */
export const SUBMISSION_ENTITIES = {
  contacts: ContactInquiryEntity,
  newsletter: NewsletterSubscriptionEntity,
  'coach-applications': CoachApplicationEntity,
};

export type SubmissionKind = keyof typeof SUBMISSION_ENTITIES;

export const SUBMISSION_KINDS = Object.keys(SUBMISSION_ENTITIES) as SubmissionKind[];

/** The addresses that take submissions. */
export const SUBMISSION_PATHS = SUBMISSION_KINDS.map((kind) => `/api/${kind}`);
