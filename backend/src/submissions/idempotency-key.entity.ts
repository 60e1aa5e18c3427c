import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A key that a submission was posted with. Kind, key and contents identify the submission together, so a stranger who
 * guesses a key cannot read its submission, or block another one.
 */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  kind!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key!: string;

  /** SHA-256 of the validated payload. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  fingerprint!: Buffer;

  @Column('uuid', { name: 'submission_id' })
  submissionId!: string;
}
