import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission-kind';
import { StoreSubmissions1767225600000 } from './migrations/1767225600000-store-submissions';
import { NoteRequestIds1795219200000 } from './migrations/1795219200000-note-request-ids';
import { IndexOutbox1795222800000 } from './migrations/1795222800000-index-outbox';
import { ListNewsletterRequests1795305600000 } from './migrations/1795305600000-list-newsletter-requests';

const MIGRATIONS = [
  StoreSubmissions1767225600000,
  NoteRequestIds1795219200000,
  IndexOutbox1795222800000,
  ListNewsletterRequests1795305600000,
];

/** Short, so that a visitor gets a response while the database is unavailable. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;

const MAX_CONNECTIONS = 10;

/** The pool that requests use. */
export function createDataSource(
  databaseUrl: string,
  kinds: readonly SubmissionKind[],
  logger: Logger,
): DataSource {
  return new DataSource({
    ...optionsOf(databaseUrl),
    entities: kinds.map(({ entity }) => entity),
    poolSize: MAX_CONNECTIONS,
    poolErrorHandler: (error) => logger.warn({ error }, 'an idle database connection failed'),
    extra: {
      keepAlive: true,
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
    },
  });
}

/** One connection for migrations, without a query timeout: large tables take long. */
export const createMigrationSource = (databaseUrl: string): DataSource =>
  new DataSource({ ...optionsOf(databaseUrl), migrationsTransactionMode: 'each', poolSize: 1 });

const optionsOf = (databaseUrl: string) =>
  ({
    type: 'postgres',
    url: databaseUrl,
    applicationName: 'site-backend',
    // Also in the pool: the service is ready only where none is pending.
    migrations: MIGRATIONS,
    installExtensions: false,
    logging: false,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
  }) as const;
