import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** What every kind of submission has. */
export abstract class SubmissionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('varchar')
  email!: string;
}
