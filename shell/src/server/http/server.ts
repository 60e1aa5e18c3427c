import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CONNECTION_TIMEOUTS, VISITOR_REQUEST_TIMEOUT_MS } from '@site/node-service/connection-timeouts';
import type { Logger } from '@site/node-service/logger';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { busy, postResult, unavailable } from '../../content/frame';
import type { Configuration } from '../configuration';
import type { Metrics } from '../operations/metrics';
import { requestLog, routeClass, type RequestLocals } from '../operations/request-log';
import { statusRoutes, type StatusSettings } from '../operations/status-routes';
import { BusyError } from '../rendering/errors';
import type { Admission } from './admission/admission';
import { discoveryRoutes } from './discovery-routes';
import { errorReportRoutes } from './error-report-routes';
import { assetRoutes, publicFiles, type AssetSources } from './files/asset-routes';
import type { PageCache } from './pages/page-cache';
import { servePage } from './pages/page-routes';
import { NOTICE_HEADERS, noticeDocument, type Notice } from './responses/notice';
import { problemJson } from './responses/problem-json';
import { SECURITY_HEADERS } from './responses/security-headers';
import { connectToBackend } from './submissions/backend';
import { backendProxy } from './submissions/backend-proxy';
import { formRoutes } from './submissions/form-routes';

export interface ServerSettings extends Omit<StatusSettings, 'liveReload'> {
  configuration: Pick<Configuration, 'backendUrl' | 'publicOrigin' | 'liveReload'>;
  admission: Admission;
  pages: PageCache;
  assets: AssetSources;
  /** Folder of icons and the like. */
  publicFolder: string;
  metrics: Metrics;
  log: Logger;
}

/** Longer than the load balancer keeps idle connections, so that it closes them first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/**
 * Creates the shell's HTTP server. It sends pages and files in memory without Express, because Express sends 6,000
 * pages of 9 KB a second and bare Node 19,000 (two cores, `wrk` with 48 connections). All other requests go through
 * Express, once they are admitted. A connection with pipelined requests is closed.
 */
export function createShellServer(settings: ServerSettings): Server {
  const { admission, metrics } = settings;
  const app = createApplication(settings);
  const timeouts = {
    ...CONNECTION_TIMEOUTS,
    requestTimeout: VISITOR_REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  };
  return createServer(timeouts, (request, response) => {
    if (isPipelined(response)) {
      request.socket.destroy();
      return;
    }
    if (sendFromMemory(settings, request, response)) return;
    admission.request(request).then(
      () => {
        // The client may have left while its request waited.
        if (!response.destroyed) app(request, response);
      },
      (error: BusyError) => {
        metrics.requestCompleted('unrouted', error.status, 0);
        sendRefusal(request, response, error.status, busy);
      },
    );
  });
}

/**
 * Whether an earlier request on the same connection has no complete response yet. No browser or proxy sends such
 * requests. A flood can send thousands of them at once, and all other visitors would wait for as many responses.
 */
const isPipelined = ({ socket }: ServerResponse): boolean => socket === null;

function createApplication(settings: ServerSettings): Express {
  const { configuration, site, admission, live, pages, metrics, log } = settings;
  const { publicOrigin, liveReload } = configuration;
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
  app.use(formRoutes({ backend, pages, publicOrigin, admission, metrics }));
  app.use(statusRoutes({ ...settings, liveReload }));
  app.use(errorReportRoutes({ publicOrigin, site, admission, metrics, log }));
  app.use(assetRoutes(settings.assets));
  app.use(discoveryRoutes(live, publicOrigin));
  app.use(publicFiles(settings.publicFolder));
  app.use(routeClass('page'), servePage(pages, admission));
  app.use(sendFailure);
  return app;
}

/**
 * Sends a page or file that is in memory. An exception in it does not end the process: Express responds instead.
 *
 * @returns whether the request has been responded to.
 */
function sendFromMemory(
  { admission, pages, assets, metrics, log }: ServerSettings,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || !request.url) return false;
  const started = performance.now();
  try {
    const isPage = pages.peek(request.url)?.sendIfEncoded(request, response) ?? false;
    if (!isPage && !assets.files.sendIfInMemory(request, response)) return false;
    if (isPage) metrics.pageServed('hit');
    metrics.requestCompleted(isPage ? 'page' : 'asset', response.statusCode, performance.now() - started);
    admission.sentFromMemory();
    return true;
  } catch (error) {
    log.error({ error }, 'failed to send a page or file from memory');
    return response.headersSent;
  }
}

const sendFailure: ErrorRequestHandler = (error: Error & { status?: number }, request, response, _next) => {
  const locals = response.locals as RequestLocals;
  if (response.headersSent) {
    locals.failure = String(error);
    // If the response ended, the client would take the part for the whole.
    response.destroy();
    return;
  }
  if (error instanceof BusyError) {
    locals.refused = true;
    sendRefusal(request, response, error.status, busy);
    return;
  }
  // A malformed URL or body is the client's error. Its message may quote the request, so it is not logged.
  const { status = 503 } = error;
  if (status < 500) {
    // The headers of the file that was requested may be set already.
    response.removeHeader('ETag');
    response.set('Cache-Control', 'no-store').status(status).type('text/plain');
    response.send('This request cannot be read');
    return;
  }
  locals.failure = String(error);
  sendRefusal(request, response, 503, { title: unavailable.title, text: unavailable.retry });
};

/** Whether a link to an address stays on this site: two slashes at its start would name another one. */
const isOfThisSite = (address: string) => /^\/(?![/\\])/.test(address);

/** Tells a client to come back later: a visitor gets a page with links, a program what it asks for. */
function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { title, text }: typeof busy,
): void {
  const { url = '', headers } = request;
  const { accept = '' } = headers;
  const isVisitor = accept.includes('text/html');
  const isProblem = !isVisitor && accept.includes('application/problem+json');
  // After a post, there is no page at this address to continue with.
  const words: Omit<Notice, 'title'> =
    request.method === 'POST'
      ? { sentences: [text, postResult.stillTyped] }
      : { sentences: [text], page: isOfThisSite(url) ? url : undefined };
  const sentence = `${title}. ${text}`;
  const plain = isProblem ? problemJson(status, sentence) : sentence;
  const body = isVisitor ? noticeDocument({ title, ...words }) : plain;
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': isProblem ? 'application/problem+json' : 'text/plain; charset=utf-8',
      ...(isVisitor && NOTICE_HEADERS),
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': '5',
    })
    .end(body);
}
