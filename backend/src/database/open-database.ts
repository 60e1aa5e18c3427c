import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from '@site/node-service/describe-error';
import type { Logger } from '@site/node-service/logger';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client, DatabaseError, Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from './data-source-options';
import { DatabaseUnavailable } from './database-unavailable';
import { createJobLogger } from './job-logger';

/** The process that holds this advisory lock migrates. The number is arbitrary, and the same in every process. */
const MIGRATION_LOCK = 7_241_801;

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_INTERVAL_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** Connecting is retried for these SQLSTATE classes: shutting down or starting up (57), too many connections (53). */
const RETRIABLE = /^(57|53)/;

/**
 * A migration gives up its place in the queue for a table's lock after this time, and tries again. Posts wait behind
 * it, and all of them would wait as long as a backup takes.
 */
const LOCK_TIMEOUT_MS = 1_000;
/** SQLSTATE of a statement that did not get its lock. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Waits for the database, migrates it and connects a data source. Several processes may do so at the same time: they
 * migrate one after the other.
 *
 * @throws DatabaseUnavailable whose message is one line for the operator.
 */
export async function openDatabase(
  databaseUrl: string,
  options: DataSourceOptions,
  log: Logger,
): Promise<DataSource> {
  const client = await connect(databaseUrl, log);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(databaseUrl, log);
    return await new DataSource(options).initialize();
  } finally {
    await client.end();
  }
}

async function migrate(databaseUrl: string, log: Logger): Promise<void> {
  await retry({
    attempt: async () => {
      // The site's migrations add jobs, so the job queue's tables come first.
      await migrateJobQueue(databaseUrl, log);
      await migrateSite(databaseUrl, log);
    },
    isTemporary: (error) => describeError(error).code === LOCK_NOT_AVAILABLE,
    onRetry: () => log.warn({}, 'a migration waits for a table that another session has locked'),
    failure: () => `Another session has locked a table for ${MAX_WAIT_MS / 1000} s that a migration changes`,
  });
}

async function migrateJobQueue(databaseUrl: string, log: Logger): Promise<void> {
  const pgPool = new Pool({ connectionString: databaseUrl, max: 1, lock_timeout: LOCK_TIMEOUT_MS });
  await migrateJobs({ pgPool, logger: createJobLogger(log) }).finally(() => pgPool.end());
}

async function migrateSite(databaseUrl: string, log: Logger): Promise<void> {
  const options = {
    ...dataSourceOptions(databaseUrl),
    poolSize: 1,
    extra: { lock_timeout: LOCK_TIMEOUT_MS },
  };
  const source = await new DataSource(options).initialize();
  try {
    const migrations = await source.runMigrations();
    for (const { name } of migrations) log.info({ migration: name }, 'migrated');
  } finally {
    await source.destroy();
  }
}

function connect(databaseUrl: string, log: Logger): Promise<Client> {
  return retry({
    attempt: () => connectOnce(databaseUrl),
    isTemporary: (error) => !(error instanceof DatabaseUnavailable),
    onRetry: (error) => log.warn({ code: describeError(error).code }, 'waiting for the database'),
    failure: (error) => {
      const { code } = describeError(error);
      const reason = code ? ` (${code})` : '';
      return `No connection to the database in ${MAX_WAIT_MS / 1000} s${reason}. Check DATABASE_URL and the database.`;
    },
  });
}

/** @throws DatabaseUnavailable if PostgreSQL refuses the connection for a reason that will not pass. */
async function connectOnce(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that fails later would end the process if nothing listened. The query on it fails anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof DatabaseError && !RETRIABLE.test(error.code ?? '')) {
      throw new DatabaseUnavailable(`The database refuses the connection: ${error.message}`);
    }
    throw error;
  }
}

interface Retry<Result> {
  attempt: () => Promise<Result>;
  /** Whether another attempt may succeed. */
  isTemporary: (error: unknown) => boolean;
  onRetry: (error: unknown) => void;
  /** The message about the error of the last attempt. It does not quote that error, which may contain secrets. */
  failure: (error: unknown) => string;
}

/** @throws DatabaseUnavailable if no attempt succeeds in time. */
async function retry<Result>({ attempt, isTemporary, onRetry, failure }: Retry<Result>): Promise<Result> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      if (Date.now() > deadline) throw new DatabaseUnavailable(failure(error), { cause: error });
      onRetry(error);
      await delay(RETRY_INTERVAL_MS);
    }
  }
}
