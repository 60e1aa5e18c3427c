import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { SubmissionKind } from './submission.entity';

/** Do not change it: the jobs that are pending in the database have this name. */
export const NOTIFY_TASK = 'announce-submission';

/** The delay between attempts grows to six hours, so this many attempts span more than three weeks. */
const MAX_ATTEMPTS = 100;

/** The payload of a job. */
export interface NotificationJob {
  /** The same at every attempt, so that mail servers recognize a duplicate. */
  id: string;
  kind: string;
  submissionId: string;
}

/**
 * Adds the job that mails a submission to the firm, in the manager's transaction. Its job key is the submission's id,
 * by which the `forget` command removes it. Jobs wait in the database while no mail server is configured.
 *
 * @param isNew whether the submission's row is new, so that no job has its key. Otherwise the new job replaces one that
 *   waits, and follows one that is being done or has failed. For a new row, the search for a job with this key is left
 *   out: PostgreSQL keeps a plan from when the table was empty, with which the search would read every waiting job.
 */
export async function addNotification(
  manager: EntityManager,
  { name }: SubmissionKind,
  submissionId: string,
  { isNew = true }: { isNew?: boolean } = {},
): Promise<void> {
  const job: NotificationJob = { id: randomUUID(), kind: name, submissionId };
  await manager.query(
    `SELECT graphile_worker.add_job($1, payload => $2, max_attempts => $3, job_key => $4, job_key_mode => $5)`,
    [NOTIFY_TASK, job, MAX_ATTEMPTS, submissionId, isNew ? 'unsafe_dedupe' : 'replace'],
  );
}
