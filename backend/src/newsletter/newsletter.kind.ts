import { newsletterSubscriptionSchema } from '@site/contracts/submissions';
import type { SubmissionKind } from '../submissions/submission-kind';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity';

/** At most the number of slots of `newsletter_requests`. */
const MAX_LISTED = 50;

/**
 * A known address keeps its row, and its name and phone where they are set. The conflict always updates the row,
 * because DO NOTHING would not return it.
 */
export const newsletter = {
  name: 'newsletter',
  entity: NewsletterSubscriptionEntity,
  schema: newsletterSubscriptionSchema,
  operation: {
    operationId: 'subscribe',
    summary: 'Subscribe to the newsletter',
    response: { type: 'object', required: ['subscribed'], properties: { subscribed: { const: true } } },
  },
  mailSubject: 'New newsletter subscription',
  upsert: {
    onConflict: `
      ON CONFLICT (lower(email)) DO UPDATE SET
        request_id = excluded.request_id,
        name = coalesce(existing.name, excluded.name),
        phone = coalesce(existing.phone, excluded.phone),
        updated_at = CASE
          WHEN existing.name IS NULL AND excluded.name IS NOT NULL THEN now()
          WHEN existing.phone IS NULL AND excluded.phone IS NOT NULL THEN now()
          ELSE existing.updated_at
        END`,
    notify: 'updated_at = now()',
  },
  // Selects from `stored`, so that every post locks the address first and its slot afterwards: no deadlock.
  recordRequest: `
    INSERT INTO newsletter_requests (slot) SELECT nextval('newsletter_request_slots') FROM stored
    ON CONFLICT (slot) DO UPDATE SET id = excluded.id, created_at = excluded.created_at`,
  list: {
    name: 'newsletters',
    operationId: 'listSubscriptions',
    summary: `The newest ${MAX_LISTED} accepted newsletter requests`,
    maxEntries: MAX_LISTED,
  },
} satisfies SubmissionKind;
