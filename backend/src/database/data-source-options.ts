import type { ClientBase } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { StoreSubmissions1767225600000 } from './migrations/1767225600000-store-submissions';
import { NoteRequestIds1795219200000 } from './migrations/1795219200000-note-request-ids';
import { IndexOutbox1795222800000 } from './migrations/1795222800000-index-outbox';
import { ListNewsletterRequests1795305600000 } from './migrations/1795305600000-list-newsletter-requests';
import { QueueJobsWithSubmissions1795392000000 } from './migrations/1795392000000-queue-jobs-with-submissions';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * A request waits this long for one of the pool's connections: a busy machine stores a post late rather than refuse it.
 * The shell waits 15 seconds for the response.
 */
const CONNECT_TIMEOUT_MS = 10_000;
/** Short, so that a visitor gets a response while the database hangs. */
export const QUERY_TIMEOUT_MS = 5_000;

const MAX_CONNECTIONS = 10;
const KEEP_ALIVE_DELAY_MS = 10_000;

/** Options for migrations and commands. They have no query timeout, because large tables take long. */
export const dataSourceOptions = (databaseUrl: string): PostgresOptions => ({
  type: 'postgres',
  url: databaseUrl,
  applicationName: 'site-backend',
  migrations: [
    StoreSubmissions1767225600000,
    NoteRequestIds1795219200000,
    IndexOutbox1795222800000,
    ListNewsletterRequests1795305600000,
    QueueJobsWithSubmissions1795392000000,
  ],
  migrationsTransactionMode: 'each',
  // Makes TypeORM expect `gen_random_uuid()`, which PostgreSQL has even without the extension.
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  logging: false,
  connectTimeoutMS: CONNECT_TIMEOUT_MS,
});

/** Options for the pool that requests use. */
export const requestDataSourceOptions = (databaseUrl: string): PostgresOptions => ({
  ...dataSourceOptions(databaseUrl),
  poolSize: MAX_CONNECTIONS,
  extra: {
    keepAlive: true,
    // The system's own two hours would keep connections to a machine that has lost its power.
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    // Connections stay. Otherwise a burst of posts, or a busy machine, begins with opening all of them again.
    idleTimeoutMillis: 0,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    // Frees the locks of a transaction that hears nothing more from this backend.
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    // TypeORM listens a moment after it gets a connection. One that fails in between would end the process.
    onConnect: (client: ClientBase) => void client.on('error', () => {}),
  },
});
