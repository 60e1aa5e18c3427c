import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { Column, Entity, UpdateDateColumn } from 'typeorm';
import { Submission } from '../submissions/submission.entity';

/** One row for an address, compared without case: a unique index on `lower(email)`, which decorators cannot express. */
@Entity('newsletter_subscriptions')
export class NewsletterSubscription extends Submission {
  /** When the row was created, or its name and phone were added later. */
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column('varchar', { length: SUBMISSION_BOUNDS.name, nullable: true })
  name!: string | null;

  @Column('varchar', { length: SUBMISSION_BOUNDS.phone, nullable: true })
  phone!: string | null;
}
