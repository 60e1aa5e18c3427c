import { randomUUID } from 'node:crypto';
import { waitUntil } from '@site/node-service/wait-until';
import { Client, type QueryResultRow } from 'pg';

/** Has the tables of the site. `start-postgres.ts` makes it, and each test gets a copy: migrating takes longer. */
export const TEMPLATE_DATABASE = 'migrated';

/** A database without submissions on the server of the test run, for one test. */
export interface TestDatabase {
  url: string;
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Whether a session waits for a lock. */
  waitsForLock(): Promise<boolean>;
  drop(): Promise<void>;
}

/** A statement that ends all jobs as if each had been done. */
export const COMPLETE_JOBS = 'SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs';

/** @param template is PostgreSQL's own, without the site's tables, if a test is about migrations. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) throw new Error('DATABASE_URL is not set: start-postgres.ts has not run');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (text, values) => queryOnce(url.href, text, values),
    waitsForLock: async () => {
      const waiting = await queryOnce(
        server,
        `SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
        [name],
      );
      return waiting.length > 0;
    },
    drop: async () => {
      const sessions = () => queryOnce(server, 'SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name]);
      // Ending the session of a client that is closing makes it emit an error. Sessions of killed processes stay open.
      await waitUntil(async () => (await sessions()).length === 0, { timeoutMs: 5_000 }).catch(() => {});
      await queryOnce(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs a statement in a connection of its own. */
export async function queryOnce<Row extends QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // A session that PostgreSQL ends also rejects the query.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
