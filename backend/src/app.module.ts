import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Drain } from '@site/node-service/graceful-shutdown';
import type { Logger } from 'pino';
import { CoachApplicationsModule } from './coach-applications/coach-applications.module';
import type { Configuration } from './configuration/configuration';
import { ConfigurationModule } from './configuration/configuration.module';
import { ContactsModule } from './contacts/contacts.module';
import { DatabaseModule } from './database/database.module';
import { HealthController } from './health/health.controller';
import { ProblemFilter } from './http/problem.filter';
import { RateLimiter } from './http/rate-limiter';
import { MetricsModule } from './metrics/metrics.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { OpenApiController } from './openapi/openapi.controller';
import { submissionKinds } from './submission-kinds';
import { SubmissionsModule } from './submissions/submissions.module';

@Module({})
export class AppModule {
  static of(configuration: Configuration, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.of(configuration, logger),
        SubmissionsModule.of(submissionKinds),
        DatabaseModule,
        ContactsModule,
        NewsletterModule,
        CoachApplicationsModule,
        MetricsModule,
      ],
      controllers: [HealthController, OpenApiController],
      providers: [Drain, RateLimiter, { provide: APP_FILTER, useClass: ProblemFilter }],
    };
  }
}
