import { Column, Entity } from 'typeorm';
import { SubmissionEntity } from '../submissions/submission.entity';

@Entity('coach_applications')
export class CoachApplicationEntity extends SubmissionEntity {
  @Column('varchar')
  name!: string;

  @Column('varchar')
  phone!: string;

  @Column('varchar')
  location!: string;

  @Column('varchar')
  certifications!: string;

  @Column('smallint')
  experience!: number;

  @Column('varchar')
  specialties!: string;

  @Column('varchar')
  background!: string;
}
