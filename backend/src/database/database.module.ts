import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission-kind';
import { Database } from './database';
import { openDatabase } from './open-database';

/** Provides the data source, open and migrated; it is closed after the last response. */
@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      inject: [CONFIGURATION, SUBMISSION_KINDS, LOGGER],
      useFactory: ({ databaseUrl }: Configuration, kinds: readonly SubmissionKind[], logger: Logger) =>
        openDatabase(databaseUrl, kinds, logger),
    },
    Database,
  ],
  exports: [DataSource, Database],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
