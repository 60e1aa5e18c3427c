import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { DataSource } from 'typeorm';
import { Database } from '../database/database';
import { Problem } from '../http/problem';
import type { RequestContext } from '../http/request-context';
import { Outbox } from '../outbox/outbox';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission-kind';
import { SubmissionStatements } from './submission-statements';

export interface StoredSubmission {
  id: string;
  createdAt: Date;
}

export interface Receipt extends StoredSubmission {
  /** An earlier request with the same key stored it. For metrics; never sent to the client. */
  repeated: boolean;
}

/** What is stored under a key. */
interface FoundSubmission extends StoredSubmission {
  /** The contents are the same. */
  same: boolean;
  /** The key still stands for it. */
  fresh: boolean;
}

/** Stores submissions: each once, however often it is repeated with its key within a day. */
@Injectable()
export class Intake {
  private readonly statements: ReadonlyMap<SubmissionKind, SubmissionStatements>;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    dataSource: DataSource,
    @Inject(SUBMISSION_KINDS) kinds: readonly SubmissionKind[],
  ) {
    this.statements = new Map(
      kinds.map((kind) => [kind, new SubmissionStatements(kind, dataSource.getMetadata(kind.entity))]),
    );
  }

  /**
   * Resolves once the submission is committed. A key that was used before makes the statement fail on the key's
   * uniqueness (also while its first use is still being committed elsewhere); the receipt is then that of the first use.
   *
   * @throws Problem 422 where the key was used for a different payload.
   * @throws DatabaseUnavailable
   */
  async receive(kind: SubmissionKind, payload: object, context: RequestContext): Promise<Receipt> {
    const { requestId, idempotencyKey: key } = context;
    const statements = this.statements.get(kind)!;
    const fingerprint = key && createHash('sha256').update(JSON.stringify(payload)).digest();
    const parameters = statements.parametersOf(key, fingerprint, { ...payload, requestId });
    try {
      const [stored] = await this.database.execute<StoredSubmission>(statements.store, parameters);
      this.outbox.wake();
      return { ...stored!, repeated: false };
    } catch (error) {
      if (!(error instanceof DatabaseError && error.constraint === 'idempotency_keys_pkey')) throw error;
      const [found] = await this.database.execute<FoundSubmission>(statements.findByKey, [key, fingerprint]);
      if (found?.fresh) return repeatedReceipt(found);
      // Nothing is found where another request has released the key in between.
      if (found) await this.database.execute(statements.releaseKey, [key, found.id]);
      return this.receive(kind, payload, context);
    }
  }
}

function repeatedReceipt({ id, createdAt, same }: FoundSubmission): Receipt {
  if (same) return { id, createdAt, repeated: true };
  throw new Problem(
    422,
    'This form was already sent with other contents. Please reload the page and send it again.',
  );
}
