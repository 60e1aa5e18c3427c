import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** What every kind of submission has. */
export abstract class SubmissionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('varchar')
  email!: string;

  /** Of the request that wrote the row last, as the log has it; null where the row is older than this column. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;
}
