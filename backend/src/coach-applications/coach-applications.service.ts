import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission.entity';
import { SubmissionService } from '../submissions/submission.service';
import { CoachApplication } from './coach-application.entity';

export const coachApplications = {
  name: 'coach-applications',
  entity: CoachApplication,
  mailSubject: 'New coach application',
} satisfies SubmissionKind;

@Injectable()
export class CoachApplicationsService extends SubmissionService<CoachApplication> {
  constructor(@InjectRepository(CoachApplication) applications: Repository<CoachApplication>) {
    super(coachApplications, applications);
  }
}
