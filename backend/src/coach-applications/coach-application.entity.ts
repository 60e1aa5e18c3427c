import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { Column, Entity } from 'typeorm';
import { Submission } from '../submissions/submission.entity';

@Entity('coach_applications')
export class CoachApplication extends Submission {
  @Column('varchar', { length: SUBMISSION_BOUNDS.name })
  name!: string;

  @Column('varchar', { length: SUBMISSION_BOUNDS.phone })
  phone!: string;

  @Column('varchar', { length: SUBMISSION_BOUNDS.location })
  location!: string;

  @Column('varchar', { length: SUBMISSION_BOUNDS.certifications })
  certifications!: string;

  @Column('smallint')
  experience!: number;

  @Column('varchar', { length: SUBMISSION_BOUNDS.specialties })
  specialties!: string;

  @Column('varchar', { length: SUBMISSION_BOUNDS.background })
  background!: string;
}
