import { RELEASE_PATH_PATTERN, REMOTE_NAMES, type RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import express, { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import type { Metrics } from '../operations/metrics';
import { routeClass } from '../operations/route-class';
import { isFromThisSite } from './limits/same-origin';
import { TokenBucket } from './limits/token-bucket';

/** Of all browsers together: enough to see a bad release, too few to fill a log. */
const MAX_BURST = 100;
const MAX_REPORTS_PER_SECOND = 2;

const reportSchema = z.object({
  composition: z.string().max(40),
  path: z.string().max(500),
  message: z.string().max(2_000),
  stack: z.string().max(8_000).optional(),
});

type Report = z.infer<typeof reportSchema>;

/** The release whose code is on top of the stack; none where all of it is the shell's. */
function releaseOf({ message, stack = '' }: Report): { remote?: RemoteName; version?: string } {
  const [, name, version] = RELEASE_PATH_PATTERN.exec(`${message}\n${stack}`) ?? [];
  const remote = REMOTE_NAMES.find((known) => known === name);
  return remote && version ? { remote, version } : {};
}

/**
 * Logs errors that browsers report, with the release that they come from. A report holds no personal data: no query, no
 * form, no client address. Only pages of this site may report, and a bounded number of times.
 */
export function errorReportRoutes(publicOrigin: string, metrics: Metrics, log: Logger): Router {
  const router = Router();
  const reports = new TokenBucket(MAX_BURST, MAX_REPORTS_PER_SECOND);
  const readJson = express.json({ limit: '16kb', type: () => true });
  const guard: RequestHandler = ({ headers }, response, next) => {
    // Browsers always say where a report comes from.
    const hasSender = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
    if (!hasSender || !isFromThisSite(headers, publicOrigin)) response.status(403).end();
    else if (!reports.take()) response.status(429).set('Retry-After', '60').end();
    else next();
  };
  router.post('/_errors', routeClass('internal'), guard, readJson, (request, response) => {
    const report = reportSchema.safeParse(request.body);
    if (report.success) {
      const release = releaseOf(report.data);
      metrics.browserErrorReported(release.remote);
      log.error({ ...release, report: report.data }, 'an error in a browser');
    }
    response.status(report.success ? 204 : 400).end();
  });
  return router;
}
