import type { SubmissionKind } from '../submissions/submission-kind';
import { CoachApplicationEntity } from './coach-application.entity';

export const coachApplications: SubmissionKind = {
  name: 'coach-applications',
  entity: CoachApplicationEntity,
  mailSubject: 'New coach application',
};
