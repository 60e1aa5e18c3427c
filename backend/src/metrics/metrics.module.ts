import { Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { DatabaseMetrics } from './database-metrics';
import { MetricsServer } from './metrics-server';
import { RequestMetrics } from './request-metrics';

/** The registry is one of its own for every backend, so that several may run in a process. */
@Module({
  providers: [
    { provide: Registry, useFactory: () => new Registry() },
    RequestMetrics,
    DatabaseMetrics,
    MetricsServer,
  ],
})
export class MetricsModule {}
