import { coachApplications } from './coach-applications/coach-applications.kind';
import { contacts } from './contacts/contacts.kind';
import { newsletter } from './newsletter/newsletter.kind';
import type { SubmissionKind } from './submissions/submission-kind';

/** Every kind of submission that the backend accepts. */
export const submissionKinds: readonly SubmissionKind[] = [contacts, newsletter, coachApplications];
