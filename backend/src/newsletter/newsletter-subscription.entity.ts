import { Column, Entity } from 'typeorm';
import { SubmissionEntity } from '../submissions/submission.entity';

@Entity('newsletter_subscriptions')
export class NewsletterSubscriptionEntity extends SubmissionEntity {
  /** When the row was created, or its name and phone were added later. */
  @Column({ type: 'timestamptz', name: 'updated_at', insert: false })
  updatedAt!: Date;

  @Column('varchar', { nullable: true })
  name!: string | null;

  @Column('varchar', { nullable: true })
  phone!: string | null;
}
