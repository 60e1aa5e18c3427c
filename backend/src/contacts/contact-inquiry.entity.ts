import { Column, Entity } from 'typeorm';
import { SubmissionEntity } from '../submissions/submission.entity';

@Entity('contact_inquiries')
export class ContactInquiryEntity extends SubmissionEntity {
  @Column('varchar', { name: 'first_name' })
  firstName!: string;

  @Column('varchar', { name: 'last_name' })
  lastName!: string;

  @Column('varchar', { nullable: true })
  company!: string | null;

  @Column('varchar', { name: 'service_interest', nullable: true })
  serviceInterest!: string | null;

  @Column('varchar')
  message!: string;
}
