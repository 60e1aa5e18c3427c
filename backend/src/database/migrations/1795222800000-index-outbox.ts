import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the oldest entries of a long outbox quickly. */
export class IndexOutbox1795222800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX outbox_oldest ON outbox (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_oldest');
  }
}
