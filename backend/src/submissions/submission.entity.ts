import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The columns that every kind of submission has. */
export abstract class SubmissionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('varchar')
  email!: string;

  /** Of the last request that wrote the row, as logged; null where the row is older than this column. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;
}
