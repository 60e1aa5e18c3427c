import type { SubmissionKind } from '../submissions/submission-kind';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity';

/**
 * A known address keeps its row, and its name and phone where they are set. The conflict always updates the row,
 * because DO NOTHING would not return it.
 */
export const newsletter: SubmissionKind = {
  name: 'newsletter',
  entity: NewsletterSubscriptionEntity,
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
};
