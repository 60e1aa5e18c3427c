import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreSubmissions1767225600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_inquiries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now(),
        first_name varchar(100) NOT NULL,
        last_name varchar(100) NOT NULL,
        email varchar(254) NOT NULL,
        company varchar(200),
        service_interest varchar(200),
        message varchar(5000) NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE newsletter_subscriptions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        email varchar(254) NOT NULL,
        name varchar(100),
        phone varchar(32)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (lower(email))`,
    );
    await runner.query(
      `CREATE INDEX newsletter_subscriptions_newest ON newsletter_subscriptions (created_at DESC, id)`,
    );
    await runner.query(`
      CREATE TABLE coach_applications (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now(),
        name varchar(100) NOT NULL,
        email varchar(254) NOT NULL,
        phone varchar(32) NOT NULL,
        location varchar(200) NOT NULL,
        certifications varchar(1000) NOT NULL,
        experience smallint NOT NULL,
        specialties varchar(1000) NOT NULL,
        background varchar(5000) NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE idempotency_keys (
        kind text NOT NULL,
        key text NOT NULL,
        fingerprint bytea NOT NULL,
        submission_id uuid NOT NULL,
        PRIMARY KEY (kind, key)
      )`);
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now(),
        kind text NOT NULL,
        submission_id uuid NOT NULL
      )`);
    // Unlogged: counting does not wait for the disk, and a crash may lose the counts.
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        client text PRIMARY KEY,
        hits integer NOT NULL,
        resets_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rate_limits, outbox, idempotency_keys, coach_applications, newsletter_subscriptions,
        contact_inquiries`);
  }
}
