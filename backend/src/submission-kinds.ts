import { coachApplications } from './coach-applications/coach-applications.service';
import { contacts } from './contacts/contacts.service';
import { newsletter } from './newsletter/newsletter.service';
import type { SubmissionKind } from './submissions/submission.entity';

/** Every kind of submission that the backend accepts. */
export const submissionKinds: readonly SubmissionKind[] = [contacts, newsletter, coachApplications];
