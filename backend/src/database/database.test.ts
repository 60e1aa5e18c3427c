import { waitUntil } from '@site/node-service/wait-until';
import { startBackend } from '../testing/backend';
import { SOURCE_BACKEND, startBackendProcess } from '../testing/backend-process';
import { openSubmissions } from '../submissions-cli/open-submissions';
import { anInquiry } from '../testing/payloads';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { DatabaseProxy } from '../testing/database-proxy';
import { useBackend } from '../testing/use-backend';
import { Client, type Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { dataSourceOptions, QUERY_TIMEOUT_MS } from './data-source-options';

describe('the database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });

  afterEach(() => database.drop());

  it('is migrated once when it is opened several times at the same time', async () => {
    const empty = await createTestDatabase('template1');
    const sources = await Promise.all(Array.from({ length: 5 }, () => openSubmissions(empty.url)));
    const migrations = await empty.query('SELECT name FROM migrations ORDER BY id');
    expect(migrations).toEqual([
      { name: 'StoreSubmissions1767225600000' },
      { name: 'NoteRequestIds1795219200000' },
      { name: 'IndexOutbox1795222800000' },
      { name: 'ListNewsletterRequests1795305600000' },
      { name: 'QueueJobsWithSubmissions1795392000000' },
    ]);
    for (const source of sources) {
      expect(await source.query('SELECT count(*)::integer AS rows FROM contact_inquiries')).toEqual([
        { rows: 0 },
      ]);
      await source.destroy();
    }
    await empty.drop();
  });

  it('is migrated without the query timeout of requests', async () => {
    // Makes the index of a large table.
    await database.query(`
      DELETE FROM migrations WHERE name LIKE 'IndexOutbox%';
      DROP INDEX outbox_oldest;
      CREATE FUNCTION take_long() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_sleep(${QUERY_TIMEOUT_MS / 1000 + 0.1});
      END $$;
      CREATE EVENT TRIGGER take_long ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION take_long()`);
    const source = await openSubmissions(database.url);
    expect(await source.query(`SELECT FROM pg_indexes WHERE indexname = 'outbox_oldest'`)).toHaveLength(1);
    await source.destroy();
  });

  it('is opened with a warning in the log if a later version of the job queue has migrated it', async () => {
    await database.query('INSERT INTO graphile_worker.migrations (id, breaking) VALUES (999, false)');
    const backend = await startBackend(database.url);
    await backend.close();
    expect(backend.log()).toContain('schema revision 999');
  });

  describe('of an earlier version', () => {
    /** Undoes the last migration, so that the database is that of an earlier backend. */
    const downgrade = async () => {
      const source = await new DataSource(dataSourceOptions(database.url)).initialize();
      await source.undoLastMigration();
      await source.destroy();
    };

    const upgrade = async () => (await openSubmissions(database.url)).destroy();

    const jobKeys = async () => {
      const jobs = await database.query<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY id');
      return jobs.map(({ key }) => key);
    };

    const INTO_OUTBOX = 'INSERT INTO outbox (kind, submission_id) VALUES ($1, $2)';
    const ID = '0b2c7a52-7c1f-4c8e-9d5e-5f1f5a3c9f10';

    it('turns what waits in the outbox into jobs', async () => {
      await downgrade();
      await database.query(INTO_OUTBOX, ['contacts', ID]);
      await database.query(INTO_OUTBOX, ['contacts', ID]);
      await upgrade();
      expect(await jobKeys()).toEqual([ID]);
      expect(await database.query('SELECT FROM outbox')).toEqual([]);
    });

    it('turns what an earlier backend still puts into the outbox into jobs', async () => {
      await database.query(INTO_OUTBOX, ['contacts', ID]);
      expect(await jobKeys()).toEqual([ID]);
      expect(await database.query('SELECT FROM outbox')).toEqual([]);
    });

    it('takes posts while a migration waits for a table that a backup reads, and is migrated after it', async () => {
      await downgrade();
      const backup = new Client({ connectionString: database.url });
      await backup.connect();
      await backup.query('BEGIN; LOCK TABLE idempotency_keys IN ACCESS SHARE MODE');
      const upgraded = upgrade();
      await waitUntil(() => database.waitsForLock());
      const stored = database.query(`
        SET lock_timeout = '10s';
        INSERT INTO idempotency_keys VALUES ('contacts', 'one', '\\x00', '${ID}')`);
      await stored.finally(() => backup.end());
      await upgraded;
      expect(await database.query(`SELECT FROM migrations WHERE name LIKE 'QueueJobs%'`)).toHaveLength(1);
    });

    it('keeps the times of newsletter requests, but not their ids, and the keys', async () => {
      await downgrade();
      await database.query(`
        INSERT INTO newsletter_requests (slot, created_at)
        SELECT nextval('newsletter_request_slots'), now() - n * interval '1 minute' FROM generate_series(1, 50) AS n`);
      await database.query(`INSERT INTO idempotency_keys VALUES ('contacts', 'one', '\\x00', '${ID}')`);
      await upgrade();
      const times = (table: string) => database.query(`SELECT created_at FROM ${table} ORDER BY created_at`);
      expect(await times('newsletter_list_entries')).toEqual(await times('newsletter_requests'));
      // An earlier migration copied the ids of subscriptions.
      expect(
        await database.query('SELECT FROM newsletter_list_entries JOIN newsletter_requests USING (id)'),
      ).toEqual([]);
      expect(await database.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'one' }]);
    });
  });

  it('refuses posts and is not ready while it is unavailable, and recovers', async () => {
    const proxy = await DatabaseProxy.start(database.url);
    const backend = await startBackend(proxy.url);
    const health = async (path: string) => (await fetch(`${backend.url}/api/health${path}`)).status;
    const post = () => backend.post('/api/contacts', anInquiry, { 'Idempotency-Key': 'kept' });
    expect([await health('/ready'), await health('/live')]).toEqual([200, 200]);

    await proxy.stop();
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toBe('We cannot take this right now. Please try again in a moment.');
    expect([await health('/ready'), await health('/live')]).toEqual([503, 200]);

    await proxy.resume();
    await waitUntil(async () => (await health('/ready')) === 200);
    expect((await post()).status).toBe(201);
    expect(await database.query('SELECT first_name FROM contact_inquiries')).toEqual([
      { first_name: 'Layla' },
    ]);
    await backend.close();
    await proxy.stop();
  });

  it('stores a post late, rather than refuse it, while connecting takes 6 seconds', async () => {
    const proxy = await DatabaseProxy.start(database.url);
    const backend = await startBackend(proxy.url);
    await proxy.stop();
    await proxy.resume({ connectDelayMs: 6_000 });
    expect((await backend.post('/api/contacts', anInquiry)).status).toBe(201);
    await backend.close();
    await proxy.stop();
  });

  it('gives its locks to others before it continues, if it stalls in a transaction', async () => {
    const backend = await startBackendProcess(SOURCE_BACKEND, { DATABASE_URL: database.url });
    const other = new Client({ connectionString: database.url, lock_timeout: 20_000 });
    await other.connect();
    try {
      // The post waits in its transaction. Once it has the lock, its stopped process sends no further statement.
      await other.query('BEGIN; LOCK TABLE contact_inquiries');
      const refused = fetch(`${backend.url}/api/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(anInquiry),
      });
      await waitUntil(() => database.waitsForLock());
      process.kill(backend.process.pid, 'SIGSTOP');
      await other.query('COMMIT');
      await other.query('BEGIN; LOCK TABLE contact_inquiries; COMMIT');
      process.kill(backend.process.pid, 'SIGCONT');
      expect((await refused).status).toBe(503);
      expect(await database.query('SELECT FROM contact_inquiries')).toEqual([]);
    } finally {
      await backend.process.stop('SIGKILL');
      await other.end();
    }
  });

  it('says in one line why it refuses a connection', async () => {
    const url = new URL(database.url);
    url.pathname = '/nowhere';
    await expect(openSubmissions(url.href)).rejects.toThrow(
      'The database refuses the connection: database "nowhere" does not exist',
    );
  });
});

describe('an open database', () => {
  const site = useBackend();

  it('has what the entities say: a migration generated from them is empty', async () => {
    const { upQueries } = await site.backend.application.get(DataSource).driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('does not end the process if a connection fails while a request gets it', async () => {
    const driver = site.backend.application.get(DataSource).driver as PostgresDriver;
    await new Promise<void>((resolve, reject) => {
      (driver.master as Pool).connect((error, client, release) => {
        if (!client) return reject(error!);
        expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
        release(true);
        resolve();
      });
    });
  });

  it('stores posts again after more failed checks of its migrations than there are connections', async () => {
    const rename = (from: string, to: string) =>
      site.database.query(`ALTER TABLE migrations RENAME COLUMN ${from} TO ${to}`);
    // Fails the query of the check, and that of TypeORM's `showMigrations`, which orders by the id.
    await rename('id', 'other_id');
    await rename('name', 'other_name');
    const statuses: number[] = [];
    for (let check = 1; check <= 12; check += 1) {
      statuses.push((await fetch(`${site.backend.url}/api/health/ready`)).status);
    }
    await rename('other_id', 'id');
    await rename('other_name', 'name');
    expect((await site.backend.post('/api/contacts', anInquiry)).status).toBe(201);
    expect(statuses).toEqual(Array(12).fill(503));
  });

  // The last one: it removes the migrations.
  it('is not ready without its migrations', async () => {
    await site.database.query('DELETE FROM migrations');
    const response = await fetch(`${site.backend.url}/api/health/ready`);
    expect([response.status, await response.text()]).toEqual([503, 'The database is not migrated.']);
  });
});
