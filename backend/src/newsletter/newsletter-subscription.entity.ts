import { Column, Entity } from 'typeorm';
import { SubmissionEntity } from '../intake/submission.entity';

@Entity('newsletter_subscriptions')
export class NewsletterSubscriptionEntity extends SubmissionEntity {
  /** When name and phone were filled in, else when the row was made. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  @Column('varchar', { nullable: true })
  name!: string | null;

  @Column('varchar', { nullable: true })
  phone!: string | null;
}
