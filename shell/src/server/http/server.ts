import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Platform } from '@site/contracts';
import type { Drain } from '@site/node-service/graceful-shutdown';
import type { Logger } from '@site/node-service/logger';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Configuration } from '../configuration';
import type { LiveComposition } from '../live/live-composition';
import type { ReleaseWatcher } from '../live/release-watcher';
import type { Metrics } from '../operations/metrics';
import { platformRoutes } from '../operations/platform-routes';
import { requestLog } from '../operations/request-log';
import { routeClass, type RequestLocals } from '../operations/route-class';
import { statusRoutes } from '../operations/status-routes';
import { assetRoutes, type AssetSources } from './files/asset-routes';
import { connectToBackend } from './submissions/backend-connection';
import { backendProxy } from './submissions/backend-proxy';
import { ClientRates, clientOf } from './limits/client-rates';
import { discoveryRoutes } from './discovery-routes';
import { errorReportRoutes } from './error-report-routes';
import { formRoutes } from './submissions/form-routes';
import { liveReloadRoutes } from './live-reload-routes';
import { LowPriorityTasks } from './limits/low-priority-tasks';
import type { PageCache } from './pages/page-cache';
import { servePage } from './pages/page-routes';
import { publicFiles } from './files/public-files';
import { refuseRequest } from './responses/refuse-request';
import { SECURITY_HEADERS } from './responses/security-headers';
import { sendCachedPage } from './pages/send-page';

interface ServerSettings {
  configuration: Pick<Configuration, 'backendUrl' | 'publicOrigin' | 'liveReload'>;
  live: LiveComposition;
  watcher: ReleaseWatcher;
  pages: PageCache;
  assets: AssetSources;
  /** What this build provides to releases. */
  platform: Platform;
  /** Folder of icons and the like. */
  publicFolder: string;
  drain: Drain;
  metrics: Metrics;
  log: Logger;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the load balancer keeps idle connections, so that it closes them first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Of pages and files that are not in memory: many times what all people behind one address cause. */
const CLIENT_BURST_REQUESTS = 1_000;
const CLIENT_REQUESTS_PER_SECOND = 200;

/**
 * The shell's HTTP server. Cached pages and files take the fast path. All other requests go through Express, which costs ten
 * times as much, with a lower priority and at a limited rate for a client: a flood of them does not delay cached pages.
 */
export function createShellServer(settings: ServerSettings): Server {
  const app = createApplication(settings);
  const others = new LowPriorityTasks();
  const sendKnown = fastPath(settings, others);
  const rates = new ClientRates(CLIENT_BURST_REQUESTS, CLIENT_REQUESTS_PER_SECOND);
  const server = createServer((request, response) => {
    if (sendKnown(request, response)) return;
    others.add(() => {
      // What is posted has limits of its own.
      if (request.method === 'POST' || rates.take(clientOf(request))) app(request, response);
      else refuse(response, settings.metrics);
    });
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  return server;
}

/** Sends what is in memory. No exception in it ends the process: Express responds instead. */
function fastPath({ pages, assets, metrics, log }: ServerSettings, others: LowPriorityTasks) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now();
    try {
      const isPage = sendCachedPage(pages, request, response);
      if (!isPage && !assets.files.sendKnown(request, response)) return false;
      if (isPage) metrics.pageServed('hit');
      const durationMs = performance.now() - started;
      metrics.requestCompleted(isPage ? 'page' : 'asset', response.statusCode, durationMs);
      others.wentFirst(durationMs);
      return true;
    } catch (error) {
      log.error({ error }, 'what is in memory was not sent');
      return response.headersSent;
    }
  };
}

function refuse(response: ServerResponse, metrics: Metrics): void {
  metrics.requestCompleted('unrouted', 429, 0);
  refuseRequest(response, 429, metrics);
}

function createApplication(settings: ServerSettings): Express {
  const { configuration, live, watcher, pages, assets, platform, publicFolder, drain, metrics, log } =
    settings;
  const { publicOrigin } = configuration;
  const backend = connectToBackend(configuration.backendUrl);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(requestLog(metrics, log));
  app.use((_request, response, next) => {
    response.set(SECURITY_HEADERS);
    next();
  });
  app.use('/api', routeClass('api'), backendProxy(backend, metrics));
  app.use(formRoutes({ backend, pages, publicOrigin, metrics }));
  app.use(statusRoutes(live, watcher, drain));
  app.use(platformRoutes(platform));
  app.use(errorReportRoutes(publicOrigin, metrics, log));
  if (configuration.liveReload) app.use(liveReloadRoutes(live));
  app.use(assetRoutes(assets));
  app.use(discoveryRoutes(live, publicOrigin));
  app.use(publicFiles(publicFolder));
  app.use(routeClass('page'), servePage(pages, metrics));
  app.use(sendFailure);
  return app;
}

const sendFailure: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, _next) => {
  const { status = 503 } = error;
  // A malformed URL or body is the client's error, and its message may quote the request: it is not logged.
  if (status < 500 && !response.headersSent) {
    response.status(status).type('text/plain').send('This request cannot be read');
    return;
  }
  (response.locals as RequestLocals).failure = String(error);
  if (response.headersSent) {
    response.end();
    return;
  }
  response
    .status(503)
    .set({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('This page cannot be shown at the moment. Please try again in a minute.');
};
