import { once } from 'node:events';
import { createServer } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import express from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Configuration, ConfigurationError } from '../configuration/configuration';
import { CONFIGURATION } from '../configuration/configuration.module';
import { DatabaseMetrics } from './database-metrics';

/** Serves the metrics as text for Prometheus, apart from the API, where a port is given for them. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #server = createServer(
    express()
      .disable('x-powered-by')
      .disable('etag')
      .get('/metrics', async (_request, response) => {
        await this.databaseMetrics.read();
        response.setHeader('Content-Type', this.registry.contentType).send(await this.registry.metrics());
      }),
  );

  constructor(
    private readonly registry: Registry,
    private readonly databaseMetrics: DatabaseMetrics,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws ConfigurationError where the port is in use. */
  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort } = this.configuration;
    if (!metricsPort) return;
    try {
      await once(this.#server.listen(metricsPort, host), 'listening');
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
      throw new ConfigurationError([`METRICS_PORT: ${metricsPort} is in use`]);
    }
    collectDefaultMetrics({ register: this.registry });
  }

  onApplicationShutdown(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
