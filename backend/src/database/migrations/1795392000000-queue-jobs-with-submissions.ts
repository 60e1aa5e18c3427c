import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADD_JOB = (entry: string, mode: string) => `graphile_worker.add_job(
  'announce-submission',
  json_build_object('id', ${entry}.id, 'kind', ${entry}.kind, 'submissionId', ${entry}.submission_id),
  max_attempts => 100, job_key => ${entry}.submission_id::text, job_key_mode => '${mode}')`;

/**
 * Posts add their jobs themselves, and a key identifies a submission together with its contents. Posts no longer
 * use the tables `outbox`, `rate_limits` and `newsletter_requests`. They stay, because an earlier backend needs them
 * during a rolling update and after a rollback. A later release may drop them.
 */
export class QueueJobsWithSubmissions1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // From now on, a trigger turns each entry that an earlier backend adds into a job. The statement after it does so
    // for the entries that wait.
    await runner.query(`
      CREATE FUNCTION queue_outbox_entry() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM ${ADD_JOB('NEW', 'replace')};
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER queue_outbox_entry BEFORE INSERT ON outbox
      FOR EACH ROW EXECUTE FUNCTION queue_outbox_entry()`);
    // `replace` would search all jobs for each entry, as `addNotification` explains. If a submission has two entries,
    // the first one becomes its job, which reads the row when it sends the mail.
    await runner.query(`
      WITH waiting AS (DELETE FROM outbox RETURNING *)
      SELECT ${ADD_JOB('waiting', 'unsafe_dedupe')} FROM (SELECT * FROM waiting ORDER BY created_at) AS waiting`);

    await runner.query(`
      ALTER TABLE idempotency_keys
        DROP CONSTRAINT idempotency_keys_pkey,
        ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (kind, key, fingerprint)`);

    // rate-limiter-flexible expects these columns. The table is unlogged: counting does not wait for the disk, and a
    // crash may lose the counts.
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limit_points (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);

    await runner.query(`
      CREATE TABLE newsletter_list_entries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX newsletter_list_entries_created_at ON newsletter_list_entries (created_at)',
    );
    // With new ids, because an entry may have that of its subscription.
    await runner.query(`
      INSERT INTO newsletter_list_entries (created_at) SELECT created_at FROM newsletter_requests`);
    await runner.query('DROP INDEX newsletter_subscriptions_newest');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX newsletter_subscriptions_newest ON newsletter_subscriptions (created_at DESC, id)',
    );
    await runner.query('DROP TABLE newsletter_list_entries, rate_limit_points');
    await runner.query(`
      DELETE FROM idempotency_keys AS other USING idempotency_keys AS kept
      WHERE (other.kind, other.key) = (kept.kind, kept.key) AND other.fingerprint > kept.fingerprint`);
    await runner.query(`
      ALTER TABLE idempotency_keys
        DROP CONSTRAINT idempotency_keys_pkey,
        ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (kind, key)`);
    await runner.query('DROP TRIGGER queue_outbox_entry ON outbox');
    await runner.query('DROP FUNCTION queue_outbox_entry');
  }
}
