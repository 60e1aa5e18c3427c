import { coachApplicationSchema } from '@site/contracts/submissions';
import type { SubmissionKind } from '../submissions/submission-kind';
import { CoachApplicationEntity } from './coach-application.entity';

export const coachApplications = {
  name: 'coach-applications',
  entity: CoachApplicationEntity,
  schema: coachApplicationSchema,
  operation: { operationId: 'applyAsCoach', summary: 'Apply to join the coach network' },
  mailSubject: 'New coach application',
} satisfies SubmissionKind;
