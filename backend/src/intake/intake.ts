import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { DataSource } from 'typeorm';
import { Database } from '../database/database';
import { Problem } from '../http/problem';
import type { RequestContext } from '../http/request-context';
import { SubmissionMetrics } from '../metrics/submission-metrics';
import { Outbox } from '../outbox/outbox';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission-kind';
import { SubmissionStatements } from './submission-statements';

export interface StoredSubmission {
  id: string;
  createdAt: Date;
}

/** What is stored under a key. */
interface FoundSubmission extends StoredSubmission {
  /** The contents are the same. */
  same: boolean;
  /** The key has not expired. */
  fresh: boolean;
}

/** Stores and counts submissions: each is stored once, however often it is repeated with its key within a day. */
@Injectable()
export class Intake {
  private readonly statements: ReadonlyMap<SubmissionKind, SubmissionStatements>;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly metrics: SubmissionMetrics,
    dataSource: DataSource,
    @Inject(SUBMISSION_KINDS) kinds: readonly SubmissionKind[],
  ) {
    this.statements = new Map(
      kinds.map((kind) => [kind, new SubmissionStatements(kind, dataSource.getMetadata(kind.entity))]),
    );
  }

  /**
   * Resolves once the submission is committed. A key that was used before makes the statement fail on the key's
   * uniqueness (also while its first use is still being committed elsewhere); what the first use stored is then returned.
   *
   * @throws Problem 422 where the key was used for a different payload.
   * @throws DatabaseUnavailable
   */
  async receive(kind: SubmissionKind, payload: object, context: RequestContext): Promise<StoredSubmission> {
    const { requestId, idempotencyKey: key } = context;
    const statements = this.statements.get(kind)!;
    const fingerprint = key && createHash('sha256').update(JSON.stringify(payload)).digest();
    const parameters = statements.parametersOf(key, fingerprint, { ...payload, requestId });
    try {
      const [stored] = await this.database.execute<StoredSubmission>(statements.store, parameters);
      this.outbox.wake();
      this.metrics.countAccepted(kind, false);
      return stored!;
    } catch (error) {
      if (!(error instanceof DatabaseError && error.constraint === 'idempotency_keys_pkey')) throw error;
      const [found] = await this.database.execute<FoundSubmission>(statements.findByKey, [key, fingerprint]);
      if (found?.fresh) return this.repeat(kind, found);
      // Nothing is found where another request has released the key in between.
      if (found) await this.database.execute(statements.releaseKey, [key, found.id]);
      return this.receive(kind, payload, context);
    }
  }

  private repeat(kind: SubmissionKind, { id, createdAt, same }: FoundSubmission): StoredSubmission {
    if (!same) {
      throw new Problem(
        422,
        'This form was already sent with other contents. Please reload the page and send it again.',
      );
    }
    this.metrics.countAccepted(kind, true);
    return { id, createdAt };
  }
}
