import { RELEASE_PATH_PATTERN, type RemoteName, type Site } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import express, { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { REPORT_LIMITS } from '../../boot/report-limits';
import type { Metrics } from '../operations/metrics';
import { routeClass } from '../operations/request-log';
import type { SiteFile } from '../releases/site-file';
import type { Admission } from './admission/admission';
import { isFromThisSite } from './same-origin';

/** The query of an address, up to the line and column that follow it in a stack. */
const QUERY = /(https?:\/\/[^\s?)]+)\?[^\s)]*?(?=(?::\d+){0,2}(?:[\s)]|$))/g;
/** Code that is inline in a page has the page's address in its stack, with what a visitor has searched for. */
const withoutQueries = (text: string) => text.replace(QUERY, '$1');

const reportSchema = z.object({
  composition: z.string().max(40),
  path: z.string().max(REPORT_LIMITS.path),
  message: z.string().max(REPORT_LIMITS.message).transform(withoutQueries),
  stack: z.string().max(REPORT_LIMITS.stack).transform(withoutQueries).optional(),
});

type Report = z.infer<typeof reportSchema>;

/** Returns the first release whose file the report names, and nothing if it names only files of the shell. */
function releaseOf(
  { message, stack = '' }: Report,
  { remotes }: Site,
): { remote?: RemoteName; version?: string } {
  const [, remote, version] = RELEASE_PATH_PATTERN.exec(`${message}\n${stack}`) ?? [];
  return remote && version && Object.hasOwn(remotes, remote) ? { remote, version } : {};
}

interface ErrorReportSettings {
  publicOrigin: string;
  site: SiteFile;
  admission: Admission;
  metrics: Metrics;
  log: Logger;
}

/**
 * Logs errors that browsers report, with the release that they come from. A report holds no personal data: no query, no
 * form, no client address. Only pages of this site may report, and only so often.
 */
export function errorReportRoutes(settings: ErrorReportSettings): Router {
  const { publicOrigin, site, admission, metrics, log } = settings;
  const router = Router();
  const readJson = express.json({ limit: '16kb', type: () => true });
  const guard: RequestHandler = async (request, response, next) => {
    const { headers } = request;
    // Browsers always say where a report comes from.
    const hasSender = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
    if (!hasSender || !isFromThisSite(headers, publicOrigin)) {
      response.status(403).end();
      return;
    }
    await admission.errorReport(request);
    next();
  };
  router.post('/_errors', routeClass('internal'), guard, readJson, async (request, response) => {
    const report = reportSchema.safeParse(request.body);
    if (report.success) {
      await admission.loggedErrorReport();
      const release = releaseOf(report.data, site.current);
      metrics.browserErrors.inc({ remote: release.remote ?? 'shell' });
      log.error({ ...release, report: report.data }, 'a browser reported an error');
    }
    response.status(report.success ? 204 : 400).end();
  });
  return router;
}
