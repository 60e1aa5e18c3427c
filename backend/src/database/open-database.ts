import { setTimeout as delay } from 'node:timers/promises';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client, DatabaseError } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { describeError } from '../logging/describe-error';
import { createDataSource } from './data-source';

/** Any number, the same in every process: whoever holds this lock migrates. */
const MIGRATION_LOCK = 7_241_801;

const WAIT_MILLISECONDS = 30_000;

/** The database could not be opened; the message is one line for the operator. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * Waits for the database, brings its tables up to date and connects the pool. Several processes may do so at
 * once: they migrate one after the other.
 */
export async function openDatabase(databaseUrl: string, logger: Logger): Promise<DataSource> {
  const dataSource = createDataSource(databaseUrl, logger);
  const client = await connect(databaseUrl, logger);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.initialize();
    const migrations = await dataSource.runMigrations();
    for (const { name } of migrations) logger.info({ migration: name }, 'migrated');
    await migrateJobs({ connectionString: databaseUrl });
    return dataSource;
  } finally {
    await client.end();
  }
}

async function connect(databaseUrl: string, logger: Logger): Promise<Client> {
  const deadline = Date.now() + WAIT_MILLISECONDS;
  for (;;) {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
    // A connection that breaks later makes the query on it fail; without a listener it would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      // What PostgreSQL itself refuses (a wrong password, an unknown database) no waiting mends; starting up (57P03) it does.
      if (error instanceof DatabaseError && !/^(57|53)/.test(error.code ?? '')) {
        throw new DatabaseUnavailable(`The database refuses the connection: ${error.message}`);
      }
      if (Date.now() > deadline) {
        throw new DatabaseUnavailable(`The database did not answer within ${WAIT_MILLISECONDS / 1000} s`);
      }
      logger.warn({ code: describeError(error).code }, 'waiting for the database');
      await delay(1_000);
    }
  }
}
