import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For moving and measuring the oldest entries of a long outbox. */
export class IndexOutbox1795222800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX outbox_oldest ON outbox (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_oldest');
  }
}
