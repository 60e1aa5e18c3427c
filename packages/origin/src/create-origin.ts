import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import {
  ACTIVATION,
  MANIFEST,
  RELEASE_LIMITS,
  RELEASE_LIST,
  REPLACED_HEADER,
  type ReleaseList,
  releaseVersionSchema,
  SIGNATURE,
  SIGNATURE_HEADER,
} from '@site/contracts';
import { SignatureError } from '@site/contracts/signature';
import { CONNECTION_TIMEOUTS } from '@site/node-service/connection-timeouts';
import type { Logger } from '@site/node-service/logger';
import { requestIdFrom } from '@site/node-service/request-id';
import { readTrustedKeys } from '@site/releases/keys';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { Activations } from './activations';
import type { Configuration } from './configuration';
import { HttpError } from './http-error';
import { PublishedReleases } from './published-releases';
import { Uploads } from './uploads';

/** How many `release.json` files are in memory at the same time; each has up to 1 MB. */
const MAX_CONCURRENT_MANIFESTS = 8;
/** Strangers must not take all connections with activations that they never complete. */
const MAX_CONCURRENT_ACTIVATIONS = 8;
/** Each shell and each team needs only a few. Strangers must not fill the memory with connections. */
const MAX_CONNECTIONS = 200;
/** For a request with its body: the largest file over a slow connection. */
const REQUEST_TIMEOUT_MS = 60_000;

interface OriginSettings extends Pick<Configuration, 'remote' | 'folder' | 'trustedKeysFile'> {
  log: Logger;
}

/**
 * The origin of one remote: serves its releases and accepts new ones.
 *
 *     GET /current.json  GET /releases.json  GET /<version>/<file>
 *     PUT /<version>/release.json    begins, continues or completes an upload
 *     PUT /uploads/<id>/<file>       a file of it
 *     PUT /current.json              activates a published release
 */
export function createOrigin(settings: OriginSettings): Server {
  const { remote, folder, trustedKeysFile } = settings;
  mkdirSync(folder, { recursive: true });
  // Read each time: a rotated key needs no restart.
  const trustedKeys = () => readTrustedKeys(trustedKeysFile)[remote] ?? [];
  const releases = new PublishedReleases(folder, settings.log);
  const activations = new Activations({ folder, remote, releases, trustedKeys, log: settings.log });
  const uploads = new Uploads({ folder: path.join(folder, '.uploads'), remote, releases, trustedKeys });
  const app = express();
  app.disable('x-powered-by').use(assignRequestId);
  acceptReleases(app, settings, uploads, activations);
  serveReleases(app, folder, releases, activations);
  app.use(handleErrors(settings));
  const server = createServer({ ...CONNECTION_TIMEOUTS, requestTimeout: REQUEST_TIMEOUT_MS }, app);
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/** Gives each request an id, which the response and the log repeat. */
const assignRequestId: RequestHandler = (request, response, next) => {
  const requestId = requestIdFrom(request.headers['x-request-id']);
  response.locals['requestId'] = requestId;
  response.set('X-Request-Id', requestId);
  next();
};

function acceptReleases(
  app: Express,
  { remote, log }: OriginSettings,
  uploads: Uploads,
  activations: Activations,
): void {
  const body = (maxBytes: number) => express.raw({ type: () => true, limit: maxBytes, inflate: false });

  const manifest = [atMost(MAX_CONCURRENT_MANIFESTS), body(RELEASE_LIMITS.maxManifestBytes)];
  const activation = [atMost(MAX_CONCURRENT_ACTIVATIONS), body(RELEASE_LIMITS.maxActivationBytes)];

  app.put(`/:version/${MANIFEST}`, manifest, async (request: Request, response: Response) => {
    const version = parseVersion(request.params['version']);
    const upload = await uploads.put(version, bodyOf(request), request.get(SIGNATURE_HEADER) ?? '');
    const { requestId } = response.locals;
    if (upload.published) log.info({ requestId, remote, version }, 'a release is published');
    response.status(upload.published ? 200 : 202).json(upload);
  });

  app.put<{ id: string; file: string[] }>('/uploads/:id/*file', async (request, response) => {
    const { id, file } = request.params;
    await uploads.putFile(id, file.join('/'), request);
    response.status(204).end();
  });

  app.put(`/${ACTIVATION}`, activation, async (request: Request, response: Response) => {
    const text = bodyOf(request).toString();
    const { version, sequence } = await activations.activate(text, request.get(REPLACED_HEADER));
    const { requestId } = response.locals;
    log.info({ requestId, remote, version, sequence }, 'a release is activated');
    response.json({ version, sequence });
  });
}

/**
 * Handles a number of requests at the same time. A further one ends the oldest of those whose bodies have not arrived
 * completely: anybody can begin requests and leave them unfinished, which must not keep a team from publishing. Where
 * all bodies have arrived, the further one is refused. Either client tries again.
 */
function atMost(maxRequests: number): RequestHandler {
  const current = new Set<Request>();
  return (request, response, next) => {
    if (current.size >= maxRequests) {
      const unfinished = [...current].find(({ complete }) => !complete);
      if (!unfinished)
        throw new HttpError(503, 'The origin is busy with other releases: try again in a moment');
      current.delete(unfinished);
      unfinished.destroy();
    }
    current.add(request);
    response.once('close', () => current.delete(request));
    next();
  };
}

function serveReleases(
  app: Express,
  folder: string,
  releases: PublishedReleases,
  activations: Activations,
): void {
  app.get(`/${RELEASE_LIST}`, async (_request, response) => {
    const history = await activations.history();
    const list: ReleaseList = {
      live: history.at(-1) ?? null,
      before: history.at(-2) ?? null,
      releases: await releases.list(),
    };
    response.set('Cache-Control', 'no-store').json(list);
  });

  const current = path.join(folder, ACTIVATION);
  app.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, file) => {
        const isReplaced = file === current || path.basename(file) === SIGNATURE;
        response.set('Cache-Control', isReplaced ? 'no-cache' : 'public, max-age=31536000, immutable');
      },
    }),
  );
  app.use(() => {
    throw new HttpError(404, 'Not found');
  });
}

function parseVersion(value: unknown): string {
  const { success, data, error } = releaseVersionSchema.safeParse(value);
  if (!success) throw new HttpError(400, `The version ${String(value)} ${error.issues[0]?.message}`);
  return data;
}

/** Express sets no buffer if a request has no body. */
const bodyOf = (request: Request): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));

function handleErrors({ remote, log }: OriginSettings): ErrorRequestHandler {
  return (thrown: Error & { status?: number; code?: string }, request, response, _next) => {
    const isUnsigned = thrown instanceof SignatureError;
    const error = isUnsigned ? new HttpError(403, `${remote}: ${thrown.message}`) : thrown;
    // The client has disconnected.
    if (request.socket.destroyed) return;
    const isFull = thrown.code === 'ENOSPC';
    const status = isFull ? 507 : (error.status ?? 500);
    if (status >= 500) {
      const { requestId } = response.locals;
      const { method } = request;
      // The message may be in this log: an origin has no data of visitors that it could quote.
      log.error({ requestId, error, reason: error.message, method, path: request.path }, 'request failed');
    }
    const message =
      status < 500 || error instanceof HttpError ? error.message : 'The origin failed: see its log';
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('text/plain')
      .send(isFull ? "The origin's disk is full" : message);
  };
}
