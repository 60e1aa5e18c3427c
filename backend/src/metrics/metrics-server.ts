import type { Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { listen } from '@site/node-service/listen';
import { createMetricsServer } from '@site/node-service/metrics-server';
import { Registry } from 'prom-client';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION } from '../configuration/configuration.module';
import { DatabaseMetrics } from './database-metrics';

/** Serves the metrics to Prometheus on a separate port, where one is configured. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly databaseMetrics: DatabaseMetrics,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws ConfigurationError where the port is in use. */
  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort } = this.configuration;
    if (!metricsPort) return;
    this.server = createMetricsServer(this.registry, () => this.databaseMetrics.update());
    await listen(this.server, { port: metricsPort, host, variable: 'METRICS_PORT' });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
