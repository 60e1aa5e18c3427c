import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { assetRoutes, type Assets } from './assets';
import { backendProxy } from './backend-proxy';
import type { Composer } from './composer';
import type { Configuration } from './configuration';
import { discoveryRoutes } from './discovery';
import { errorReportRoutes } from './error-reports';
import { liveReloadRoutes } from './live-reload';
import type { Log } from './log';
import type { Metrics } from './metrics';
import type { Pages } from './pages';
import { answersWith, recordAnswers } from './record-answers';
import { SECURITY_HEADERS } from './security-headers';
import { sendCachedPage, sendPage } from './send-page';
import { statusRoutes } from './status';

interface ServerParts {
  configuration: Configuration;
  pages: Pages;
  composer: Composer;
  assets: Assets;
  /** Folder of the shell's public files: icons and the like. */
  publicFolder: string;
  metrics: Metrics;
  log: Log;
}

const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Longer than the edge keeps idle connections, so that it is the edge that closes them. */
const KEEP_ALIVE_TIMEOUT = 65_000;
const LONGEST_ADDRESS = 2_000;

const answerFailure: ErrorRequestHandler = (
  error: Error & { status?: number },
  _request,
  response,
  _next,
) => {
  const { status = 503 } = error;
  // An address or a body that cannot be read is its sender's mistake, and the error may quote it.
  if (status < 500 && !response.headersSent) {
    response.status(status).type('text/plain').send('This request cannot be read');
    return;
  }
  response.locals['reason'] = String(error);
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

function application(parts: ServerParts): Express {
  const { configuration, pages, composer, assets, publicFolder, metrics, log } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(recordAnswers(metrics, log));
  app.use((_request, response, next) => {
    response.set(SECURITY_HEADERS);
    next();
  });
  app.use('/api', answersWith('api'), backendProxy(configuration.backendUrl, metrics));
  app.use(answersWith('internal'), statusRoutes(pages, composer), errorReportRoutes(metrics, log));
  if (configuration.liveReload) app.use(liveReloadRoutes(pages));
  app.use(answersWith('asset'), assetRoutes(assets), discoveryRoutes(pages, configuration.publicOrigin));
  app.use(express.static(publicFolder, { index: false, redirect: false, maxAge: '1d' }));
  app.use(answersWith('page'), async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('Method not allowed');
      return;
    }
    const page = request.url.length <= LONGEST_ADDRESS ? await pages.get(request.url) : null;
    if (page) await sendPage(pages, page, request, response);
    else response.status(400).type('text/plain').send('This is not a valid address');
  });
  app.use(answerFailure);
  return app;
}

/** The shell's HTTP server: cached pages take the short way, everything else goes through Express. */
export function createShellServer(parts: ServerParts): Server {
  const { pages, metrics } = parts;
  const app = application(parts);
  const server = createServer((request, response) => {
    const started = performance.now();
    if (sendCachedPage(pages, request, response)) {
      metrics.pageFound('hit');
      metrics.answered('page', response.statusCode, performance.now() - started);
    } else app(request, response);
  });
  server.headersTimeout = HEADERS_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  return server;
}
