import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { openDatabase } from './open-database';
import { Store } from './store';

/** The data source, open and migrated, and the store on top of it; closed after the last answer. */
@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      inject: [CONFIGURATION, LOGGER],
      useFactory: ({ databaseUrl }: Configuration, logger: Logger) => openDatabase(databaseUrl, logger),
    },
    Store,
  ],
  exports: [DataSource, Store],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
