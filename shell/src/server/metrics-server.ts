import { createServer, type Server } from 'node:http';
import express from 'express';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Serves the metrics, and those of the process, to Prometheus: on a port of their own, which visitors never reach. */
export function createMetricsServer(registry: Registry): Server {
  collectDefaultMetrics({ register: registry });
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.get('/metrics', async (_request, response) => {
    response.set('Content-Type', registry.contentType).send(await registry.metrics());
  });
  return createServer(app);
}
