import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['contact_inquiries', 'newsletter_subscriptions', 'coach_applications'];

/** Relates a row to the log of the request that wrote it. */
export class NoteRequestIds1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} ADD COLUMN request_id text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN request_id`);
  }
}
