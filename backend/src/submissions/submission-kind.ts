import type { $ZodType } from 'zod/v4/core';
import type { SubmissionEntity } from './submission.entity';

/** A kind of submission. Its feature defines it; `submission-kinds.ts` lists all of them. */
export interface SubmissionKind {
  /** In paths, commands, metrics, idempotency keys and the outbox: it never changes. */
  name: string;
  /** Its properties have the names of the payload's fields. */
  entity: new () => SubmissionEntity;
  /** Of the payload: posts are validated with it, and the OpenAPI document shows it. */
  schema: $ZodType;
  operation: PostOperation;
  mailSubject: string;
  /** Absent where each submission is a new row. */
  upsert?: Upsert;
  /** An SQL statement in the same transaction, for each accepted post; the row is in `stored`. */
  recordRequest?: string;
  /** Absent where nothing is listed. */
  list?: PublicList;
}

/** What the OpenAPI document says about posts of a kind, beside the schema. */
interface PostOperation {
  operationId: string;
  summary: string;
  /** JSON schema of the response, where that is not id and time. */
  response?: object;
}

/** A public list of the newest accepted requests, with nothing but id and time. */
export interface PublicList {
  /** In its path. */
  name: string;
  operationId: string;
  summary: string;
  maxEntries: number;
}

/** SQL for a submission whose row may exist; the alias of that row is `existing`. */
interface Upsert {
  onConflict: string;
  /** A condition on the row as stored: whether to notify the firm. */
  notify: string;
}

/** The token of `readonly SubmissionKind[]`. */
export const SUBMISSION_KINDS = Symbol('submission kinds');

/** The path that accepts posts of a kind, or serves a list. */
export const pathOf = ({ name }: SubmissionKind | PublicList): string => `/api/${name}`;
