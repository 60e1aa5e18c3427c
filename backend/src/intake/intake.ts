import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { DataSource } from 'typeorm';
import { type Statement, Store } from '../database/store';
import type { SubmissionEnvelope } from '../http/envelope';
import { Problem } from '../http/problem';
import { Outbox } from '../outbox/outbox';
import { SUBMISSION_ENTITIES, type SubmissionKind } from './kinds';

export interface Receipt {
  id: string;
  createdAt: Date;
}

/**
 * Completes the SQL that stores a row of a kind to the one statement of its posts, so that row, idempotency key
 * and outbox entry are committed together, in one round trip.
 *
 * @param storing an INSERT of the request's id, $3, and of the kind's own values, from $4; it returns id, created_at
 *   and `news`, whether the firm is to hear of it.
 */
export function intakeStatement(kind: SubmissionKind, storing: string): Statement {
  return {
    name: `take-in-${kind}`,
    text: `
      WITH stored AS (${storing}), keyed AS (
        INSERT INTO idempotency_keys (kind, key, fingerprint, submission_id)
        SELECT '${kind}', $1::text, $2::bytea, id FROM stored WHERE $1 IS NOT NULL
      ), announced AS (
        INSERT INTO outbox (kind, submission_id) SELECT '${kind}', id FROM stored WHERE news
      )
      SELECT id, created_at AS "createdAt" FROM stored`,
  };
}

/** Takes submissions in: each once, however often it is repeated with its key. */
@Injectable()
export class Intake {
  constructor(
    private readonly store: Store,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Runs a kind's statement. A key that was used before makes all of it fail on the key's uniqueness (also while
   * the first use is still being committed elsewhere), and the first use is answered again.
   *
   * @throws Problem 422 where the key was used for a different payload.
   */
  async take(
    kind: SubmissionKind,
    statement: Statement,
    payload: object,
    { requestId, key, markRepeated }: SubmissionEnvelope,
    values: unknown[],
  ): Promise<Receipt> {
    const fingerprint = key && createHash('sha256').update(JSON.stringify(payload)).digest();
    try {
      const [receipt] = await this.store.run<Receipt>(statement, [key, fingerprint, requestId, ...values]);
      this.outbox.announce();
      return receipt!;
    } catch (error) {
      if (error instanceof DatabaseError && error.constraint === 'idempotency_keys_pkey') {
        const receipt = await this.repeat(kind, key, fingerprint);
        markRepeated();
        return receipt;
      }
      throw error;
    }
  }

  private async repeat(kind: SubmissionKind, key: unknown, fingerprint: unknown): Promise<Receipt> {
    const { tableName } = this.dataSource.getMetadata(SUBMISSION_ENTITIES[kind]);
    const repeated: Statement = {
      name: `repeat-${kind}`,
      text: `
        SELECT id, created_at AS "createdAt", fingerprint = $2 AS same
        FROM idempotency_keys JOIN ${tableName} ON id = submission_id
        WHERE kind = '${kind}' AND key = $1`,
    };
    const [first] = await this.store.run<Receipt & { same: boolean }>(repeated, [key, fingerprint]);
    if (!first?.same) {
      throw new Problem(
        422,
        'This form was already sent with other contents. Please reload the page and send it again.',
      );
    }
    return { id: first.id, createdAt: first.createdAt };
  }
}
