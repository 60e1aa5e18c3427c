import type { SubmissionEntity } from './submission.entity';

/** A kind of submission. Its feature defines it; `submission-kinds.ts` lists all of them. */
export interface SubmissionKind {
  /** In paths, commands, metrics, idempotency keys and the outbox: it never changes. */
  name: string;
  /** Its properties have the names of the payload's fields. */
  entity: new () => SubmissionEntity;
  mailSubject: string;
  /** Absent where each submission is a new row. */
  upsert?: Upsert;
  /** An SQL statement of the same commit, for each accepted post; the row is in `stored`. */
  recordRequest?: string;
}

/** SQL for a submission whose row may exist; the alias of that row is `existing`. */
interface Upsert {
  onConflict: string;
  /** A condition on the row as stored: whether to notify the firm. */
  notify: string;
}

/** The token of `readonly SubmissionKind[]`. */
export const SUBMISSION_KINDS = Symbol('submission kinds');

/** The path that accepts posts of a kind. */
export const pathOf = ({ name }: SubmissionKind): string => `/api/${name}`;
