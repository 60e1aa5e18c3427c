import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from '@site/node-service/describe-error';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client, DatabaseError } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission-kind';
import { createDataSource, createMigrationSource } from './data-source';
import { DatabaseUnavailable } from './database-unavailable';

/** An arbitrary number, the same in every process: the holder of this advisory lock migrates. */
const MIGRATION_LOCK = 7_241_801;

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_INTERVAL_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** SQLSTATE classes that are retried: shutting down or starting up (57), too many connections (53). */
const RETRIABLE = /^(57|53)/;

/**
 * Waits for the database, migrates it and connects the pool. Several processes may do so at the same time: they
 * migrate one after the other.
 *
 * @throws DatabaseUnavailable whose message is one line for the operator.
 */
export async function openDatabase(
  databaseUrl: string,
  kinds: readonly SubmissionKind[],
  logger: Logger,
): Promise<DataSource> {
  const dataSource = createDataSource(databaseUrl, kinds, logger);
  const client = await connect(databaseUrl, logger);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(databaseUrl, logger);
    return await dataSource.initialize();
  } finally {
    await client.end();
  }
}

async function migrate(databaseUrl: string, logger: Logger): Promise<void> {
  const source = await createMigrationSource(databaseUrl).initialize();
  try {
    const migrations = await source.runMigrations();
    for (const { name } of migrations) logger.info({ migration: name }, 'migrated');
  } finally {
    await source.destroy();
  }
  await migrateJobs({ connectionString: databaseUrl });
}

async function connect(databaseUrl: string, logger: Logger): Promise<Client> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    // Without a listener, a connection that fails later would end the process; the query on it fails anyway.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (error instanceof DatabaseError && !RETRIABLE.test(error.code ?? '')) {
        throw new DatabaseUnavailable(`The database refuses the connection: ${error.message}`);
      }
      if (Date.now() > deadline) {
        throw new DatabaseUnavailable(`The database did not respond within ${MAX_WAIT_MS / 1000} s`);
      }
      logger.warn({ code: describeError(error).code }, 'waiting for the database');
      await delay(RETRY_INTERVAL_MS);
    }
  }
}
