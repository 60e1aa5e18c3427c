import type { Server } from 'node:http';
import {
  type MiddlewareConsumer,
  Module,
  type NestModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { listen } from '@site/node-service/listen';
import { createMetricsServer } from '@site/node-service/metrics-server';
import { Registry } from 'prom-client';
import type { Configuration } from '../configuration/configuration';
import { NotificationMetrics } from './notification-metrics';
import { RequestMetrics } from './request-metrics';

/**
 * Measures requests and notifications, and serves the metrics to Prometheus on a port of their own if one is
 * configured. Each backend has its own registry, so that tests may run several in one process.
 */
@Module({
  providers: [{ provide: Registry, useFactory: () => new Registry() }, NotificationMetrics],
})
export class MetricsModule implements NestModule, OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly configuration: ConfigService<Configuration, true>,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RequestMetrics).forRoutes('{*path}');
  }

  /** @throws ConfigurationError if the port is in use. */
  async onApplicationBootstrap(): Promise<void> {
    const port = this.configuration.get('metricsPort', { infer: true });
    if (!port) return;
    this.server = createMetricsServer(this.registry);
    const host = this.configuration.get('host', { infer: true });
    await listen(this.server, { port, host, variable: 'METRICS_PORT' });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
