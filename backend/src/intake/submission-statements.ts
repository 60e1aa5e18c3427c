import type { EntityMetadata } from 'typeorm';
import type { PreparedStatement } from '../database/database';
import type { SubmissionKind } from '../submissions/submission-kind';

/** The first two parameters; the columns follow from $3. */
const KEY_PARAMETERS = 2;

/**
 * How long a key identifies its submission. The site's forms derive the key from the contents: the same contents, sent
 * later, are a new submission.
 */
const KEY_TTL_HOURS = 24;

/**
 * The SQL of one kind's posts, built once from its entity's columns. Posts do not use TypeORM's repositories: one
 * statement commits row, idempotency key and outbox entry together, in one round trip.
 */
export class SubmissionStatements {
  /** Fails on `idempotency_keys_pkey` where the key was used before. */
  readonly store: PreparedStatement;
  /**
   * The submission stored under a key ($1), whether its fingerprint is the same ($2), and whether the key has not expired.
   * The request is recorded like a new one, so that guessing the contents, and thereby the key, reveals nothing.
   */
  readonly findByKey: PreparedStatement;
  /** Releases a key ($1) for reuse, unless it now identifies a submission other than $2. */
  readonly releaseKey: PreparedStatement;
  private readonly columns: { property: string; nullable: boolean }[];

  constructor({ name, upsert, recordRequest }: SubmissionKind, metadata: EntityMetadata) {
    const { tableName, columns } = metadata;
    const createdAt = metadata.createDateColumn!.databaseName;
    const inserted = columns.filter(
      (column) => column.isInsert && !column.isGenerated && !column.isCreateDate,
    );
    this.columns = inserted.map(({ propertyName, isNullable }) => ({
      property: propertyName,
      nullable: isNullable,
    }));
    const names = inserted.map(({ databaseName }) => databaseName);
    const parameters = names.map((_, index) => `$${KEY_PARAMETERS + 1 + index}`);
    const recorded = recordRequest ? `, recorded AS (${recordRequest})` : '';
    this.store = {
      name: `store-${name}`,
      text: `
        WITH stored AS (
          INSERT INTO ${tableName} AS existing (${names.join(', ')})
          VALUES (${parameters.join(', ')}) ${upsert?.onConflict ?? ''}
          RETURNING id, ${createdAt}, ${upsert?.notify ?? 'true'} AS notify
        ), keyed AS (
          INSERT INTO idempotency_keys (kind, key, fingerprint, submission_id)
          SELECT '${name}', $1::text, $2::bytea, id FROM stored WHERE $1 IS NOT NULL
        ), queued AS (
          INSERT INTO outbox (kind, submission_id) SELECT '${name}', id FROM stored WHERE notify
        )${recorded}
        SELECT id, ${createdAt} AS "createdAt" FROM stored`,
    };
    this.findByKey = {
      name: `find-${name}-by-key`,
      text: `
        WITH found AS (
          SELECT id, ${createdAt} AS "createdAt", fingerprint = $2 AS same,
            ${createdAt} > now() - interval '${KEY_TTL_HOURS} hours' AS fresh
          FROM idempotency_keys JOIN ${tableName} ON id = submission_id
          WHERE kind = '${name}' AND key = $1
        ), stored AS (
          SELECT FROM found WHERE same AND fresh
        )${recorded}
        SELECT * FROM found`,
    };
    this.releaseKey = {
      name: `release-${name}-key`,
      text: `DELETE FROM idempotency_keys WHERE kind = '${name}' AND key = $1 AND submission_id = $2`,
    };
  }

  /** The parameters of `store`. In a nullable column, an empty field is stored as NULL. */
  parametersOf(key: unknown, fingerprint: unknown, row: Readonly<Record<string, unknown>>): unknown[] {
    const values = this.columns.map(({ property, nullable }) =>
      nullable ? row[property] || null : row[property],
    );
    return [key, fingerprint, ...values];
  }
}
