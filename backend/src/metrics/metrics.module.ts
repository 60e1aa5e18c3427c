import { Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { OutboxModule } from '../outbox/outbox.module';
import { DatabaseMetrics } from './database-metrics';
import { MetricsServer } from './metrics-server';
import { RequestMetrics } from './request-metrics';
import { SubmissionMetrics } from './submission-metrics';

/** Each backend has a registry, so that tests may run several in one process. */
@Module({
  imports: [OutboxModule],
  providers: [
    { provide: Registry, useFactory: () => new Registry() },
    RequestMetrics,
    SubmissionMetrics,
    DatabaseMetrics,
    MetricsServer,
  ],
  exports: [SubmissionMetrics],
})
export class MetricsModule {}
