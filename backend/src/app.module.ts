import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@nestjs/config';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Drain } from '@site/node-service/graceful-shutdown';
import { createLogger } from '@site/node-service/logger';
import { LoggerModule } from 'nestjs-pino';
import { ZodSerializerInterceptor } from 'nestjs-zod';
import type { DestinationStream } from 'pino';
import { CoachApplicationsModule } from './coach-applications/coach-applications.module';
import { readConfiguration } from './configuration/configuration';
import { ContactsModule } from './contacts/contacts.module';
import { requestDataSourceOptions } from './database/data-source-options';
import { openDatabase } from './database/open-database';
import { ExpiredRows } from './expired-rows';
import { HealthController } from './health/health.controller';
import { ProblemFilter } from './http/problem.filter';
import { requestLog } from './http/request-log';
import { ValidationPipe } from './http/validation.pipe';
import { MetricsModule } from './metrics/metrics.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { NotificationWorker } from './notifications/notification-worker';
import { OpenApiController } from './openapi/openapi.controller';

@Module({})
export class AppModule {
  /**
   * @param logDestination standard output by default.
   * @throws ConfigurationError that lists every problem of the environment.
   */
  static of(environment: NodeJS.ProcessEnv, logDestination?: DestinationStream): DynamicModule {
    const configuration = readConfiguration(environment);
    const logger = createLogger('backend', configuration.logLevel, logDestination);
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot({
          isGlobal: true,
          ignoreEnvFile: true,
          skipProcessEnv: true,
          load: [() => configuration],
        }),
        LoggerModule.forRoot(requestLog(logger)),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...requestDataSourceOptions(configuration.databaseUrl),
            autoLoadEntities: true,
            poolErrorHandler: (error: unknown) =>
              logger.warn({ error }, 'an idle database connection failed'),
            // `openDatabase` waits for the database itself.
            toRetry: () => false,
          }),
          dataSourceFactory: (options) => openDatabase(configuration.databaseUrl, options!, logger),
        }),
        ContactsModule,
        NewsletterModule,
        CoachApplicationsModule,
        MetricsModule,
        ScheduleModule.forRoot(),
        TerminusModule.forRoot({ logger: false }),
      ],
      controllers: [HealthController, OpenApiController],
      providers: [
        Drain,
        ExpiredRows,
        NotificationWorker,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: ZodSerializerInterceptor },
        { provide: APP_PIPE, useClass: ValidationPipe },
      ],
    };
  }
}
