import { Injectable } from '@nestjs/common';
import type { NewsletterSubscription } from '@site/contracts/submissions';
import { Store } from '../database/store';
import type { SubmissionEnvelope } from '../http/envelope';
import { Intake, intakeStatement, type Receipt } from '../intake/intake';

/**
 * An address that is known already keeps its row, and its name and phone where it has them. The row is updated in
 * every case, so that the statement returns it.
 */
const STORE = intakeStatement(
  'newsletter',
  `INSERT INTO newsletter_subscriptions AS known (request_id, email, name, phone)
   VALUES ($3, $4, $5, $6)
   ON CONFLICT (lower(email)) DO UPDATE SET
     request_id = excluded.request_id,
     name = coalesce(known.name, excluded.name),
     phone = coalesce(known.phone, excluded.phone),
     updated_at = CASE
       WHEN known.name IS NULL AND excluded.name IS NOT NULL THEN now()
       WHEN known.phone IS NULL AND excluded.phone IS NOT NULL THEN now()
       ELSE known.updated_at
     END
   RETURNING id, created_at, updated_at = now() AS news`,
);

const NEWEST = {
  name: 'newest-subscriptions',
  text: `SELECT id, created_at AS "createdAt" FROM newsletter_subscriptions ORDER BY created_at DESC, id LIMIT 50`,
};

@Injectable()
export class NewsletterService {
  constructor(
    private readonly intake: Intake,
    private readonly store: Store,
  ) {}

  async subscribe(subscription: NewsletterSubscription, envelope: SubmissionEnvelope): Promise<void> {
    const { email, name, phone } = subscription;
    await this.intake.take('newsletter', STORE, subscription, envelope, [email, name, phone]);
  }

  /** The newest subscriptions, without anything personal. */
  newest(): Promise<Receipt[]> {
    return this.store.run<Receipt>(NEWEST, []);
  }
}
