import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CoachApplicationEntity } from '../coach-applications/coach-application.entity';
import { ContactInquiryEntity } from '../contacts/contact-inquiry.entity';
import { NewsletterSubscriptionEntity } from '../newsletter/newsletter-subscription.entity';
import { StoreSubmissions1767225600000 } from './migrations/1767225600000-store-submissions';
import { NoteRequestIds1795219200000 } from './migrations/1795219200000-note-request-ids';
import { IndexOutbox1795222800000 } from './migrations/1795222800000-index-outbox';

/** Connecting and queries fail fast, so that a visitor gets an answer while the database is away. */
const CONNECT_MILLISECONDS = 2_000;
const QUERY_MILLISECONDS = 5_000;

export function createDataSource(databaseUrl: string, logger: Logger): DataSource {
  return new DataSource({
    type: 'postgres',
    url: databaseUrl,
    applicationName: 'site-backend',
    entities: [ContactInquiryEntity, NewsletterSubscriptionEntity, CoachApplicationEntity],
    migrations: [StoreSubmissions1767225600000, NoteRequestIds1795219200000, IndexOutbox1795222800000],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    logging: false,
    connectTimeoutMS: CONNECT_MILLISECONDS,
    poolSize: 10,
    poolErrorHandler: (error) => logger.warn({ error }, 'an idle database connection broke'),
    extra: {
      keepAlive: true,
      query_timeout: QUERY_MILLISECONDS,
      statement_timeout: QUERY_MILLISECONDS,
    },
  });
}
