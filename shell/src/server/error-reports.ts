import express, { Router } from 'express';
import { z } from 'zod';
import type { Log } from './log';
import type { Metrics } from './metrics';

const reportSchema = z.object({
  composition: z.string().max(40),
  path: z.string().max(500),
  message: z.string().max(2_000),
  stack: z.string().max(8_000).optional(),
});

/** Takes in what went wrong in a visitor's browser. A report holds no personal data: no query, no form, no address. */
export function errorReportRoutes(metrics: Metrics, log: Log): Router {
  const router = Router();
  router.post('/_errors', express.json({ limit: '16kb', type: () => true }), (request, response) => {
    const report = reportSchema.safeParse(request.body);
    if (report.success) {
      metrics.browserFailed();
      log.error({ report: report.data }, 'an error in a browser');
    }
    response.status(report.success ? 204 : 400).end();
  });
  return router;
}
