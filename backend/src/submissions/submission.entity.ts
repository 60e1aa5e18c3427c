import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The columns that every kind of submission has. */
export abstract class Submission {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('varchar', { length: SUBMISSION_BOUNDS.email })
  email!: string;

  /** The id of the last request that wrote the row, as logged; null if the row is older than this column. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;
}

/** A kind of submission. Its feature defines it; `submission-kinds.ts` lists all of them. */
export interface SubmissionKind {
  /** Do not change it: paths, commands, metrics, idempotency keys and jobs contain it. */
  name: string;
  /** Its properties have the names of the payload's fields. */
  entity: new () => Submission;
  mailSubject: string;
}
