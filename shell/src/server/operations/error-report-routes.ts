import type { Logger } from '@site/node-service/logger';
import express, { Router } from 'express';
import { z } from 'zod';
import type { Metrics } from './metrics';
import { routeClass } from './route-class';

const reportSchema = z.object({
  composition: z.string().max(40),
  path: z.string().max(500),
  message: z.string().max(2_000),
  stack: z.string().max(8_000).optional(),
});

/** Logs errors that browsers report. A report holds no personal data: no query, no form, no client address. */
export function errorReportRoutes(metrics: Metrics, log: Logger): Router {
  const router = Router();
  const readJson = express.json({ limit: '16kb', type: () => true });
  router.post('/_errors', routeClass('internal'), readJson, (request, response) => {
    const report = reportSchema.safeParse(request.body);
    if (report.success) {
      metrics.browserErrorReported();
      log.error({ report: report.data }, 'an error in a browser');
    }
    response.status(report.success ? 204 : 400).end();
  });
  return router;
}
