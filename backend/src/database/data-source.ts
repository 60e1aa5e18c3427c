import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission-kind';
import { StoreSubmissions1767225600000 } from './migrations/1767225600000-store-submissions';
import { NoteRequestIds1795219200000 } from './migrations/1795219200000-note-request-ids';
import { IndexOutbox1795222800000 } from './migrations/1795222800000-index-outbox';

/** Short, so that a visitor gets a response while the database is unavailable. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;

const MAX_CONNECTIONS = 10;

export function createDataSource(
  databaseUrl: string,
  kinds: readonly SubmissionKind[],
  logger: Logger,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url: databaseUrl,
    applicationName: 'site-backend',
    entities: kinds.map(({ entity }) => entity),
    migrations: [StoreSubmissions1767225600000, NoteRequestIds1795219200000, IndexOutbox1795222800000],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    logging: false,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolSize: MAX_CONNECTIONS,
    poolErrorHandler: (error) => logger.warn({ error }, 'an idle database connection failed'),
    extra: {
      keepAlive: true,
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
    },
  });
}
