import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { Column, Entity } from 'typeorm';
import { Submission } from '../submissions/submission.entity';

@Entity('contact_inquiries')
export class ContactInquiry extends Submission {
  @Column('varchar', { name: 'first_name', length: SUBMISSION_BOUNDS.name })
  firstName!: string;

  @Column('varchar', { name: 'last_name', length: SUBMISSION_BOUNDS.name })
  lastName!: string;

  @Column('varchar', { length: SUBMISSION_BOUNDS.company, nullable: true })
  company!: string | null;

  @Column('varchar', {
    name: 'service_interest',
    length: SUBMISSION_BOUNDS.serviceInterest,
    nullable: true,
  })
  serviceInterest!: string | null;

  @Column('varchar', { length: SUBMISSION_BOUNDS.message.maximum })
  message!: string;
}
