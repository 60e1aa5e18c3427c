import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The public list shows accepted requests instead of subscriptions, because a known address adds no subscription. The
 * table is a ring buffer with a row for each listed entry. Nothing relates an entry to a subscriber.
 */
export class ListNewsletterRequests1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_requests (
        slot integer PRIMARY KEY,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE SEQUENCE newsletter_request_slots AS integer MINVALUE 0 MAXVALUE 49 START 0 CYCLE
      OWNED BY newsletter_requests.slot`);
    await runner.query(`
      INSERT INTO newsletter_requests (slot, id, created_at)
      SELECT nextval('newsletter_request_slots'), id, created_at FROM (
        SELECT id, created_at FROM newsletter_subscriptions ORDER BY created_at DESC, id LIMIT 50
      ) AS newest ORDER BY created_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE newsletter_requests');
  }
}
