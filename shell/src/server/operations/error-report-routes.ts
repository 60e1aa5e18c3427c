import { REMOTE_NAMES, type RemoteName } from '@site/contracts';
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

type Report = z.infer<typeof reportSchema>;

/** The address of a file of a release, in a stack or, where the file failed to load, in the message. */
const RELEASE_FILE = /\/_remotes\/([a-z-]+)\/([0-9A-Za-z.-]+)\//;

/** The release whose code is on top of the stack; none where all of it is the shell's. */
function releaseOf({ message, stack = '' }: Report): { remote?: RemoteName; version?: string } {
  const [, name, version] = RELEASE_FILE.exec(`${message}\n${stack}`) ?? [];
  const remote = REMOTE_NAMES.find((known) => known === name);
  return remote && version ? { remote, version } : {};
}

/** Logs errors that browsers report, with the release that they come from. A report holds no personal data: no query, no form, no client address. */
export function errorReportRoutes(metrics: Metrics, log: Logger): Router {
  const router = Router();
  const readJson = express.json({ limit: '16kb', type: () => true });
  router.post('/_errors', routeClass('internal'), readJson, (request, response) => {
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
