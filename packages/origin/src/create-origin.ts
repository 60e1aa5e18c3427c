import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { RELEASE_LIMITS, releaseVersionSchema, type ReleaseList, type RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import { Activations } from './activations';
import { MANIFEST } from './manifest';
import { PublishedReleases } from './published-releases';
import { Refusal } from './refusal';
import { TrustedKeysFile } from './trusted-keys';
import { Uploads } from './uploads';

/** Header with the contents of `release.json.sig`. */
const SIGNATURE_HEADER = 'release-signature';

/** For a request with its body: the largest file over a slow line. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 10_000;

export interface OriginSettings {
  remote: RemoteName;
  /** Holds everything that the origin keeps. */
  folder: string;
  /** File of the public keys whose signature is the permission to publish. */
  trustedKeysFile: string;
  log: Logger;
}

interface Parts {
  releases: PublishedReleases;
  uploads: Uploads;
  activations: Activations;
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
  const trustedKeys = new TrustedKeysFile(trustedKeysFile, remote);
  const releases = new PublishedReleases(folder);
  const activations = new Activations({ folder, remote, releases, trustedKeys });
  const uploads = new Uploads({ folder: path.join(folder, '.uploads'), remote, releases, trustedKeys });
  const app = express();
  app.disable('x-powered-by');
  acceptReleases(app, settings, { releases, uploads, activations });
  serveReleases(app, folder, { releases, uploads, activations });
  app.use(handleErrors(settings.log));
  const server = createServer(app);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  return server;
}

function acceptReleases(
  app: Express,
  { remote, log }: OriginSettings,
  { uploads, activations }: Parts,
): void {
  const body = (maxBytes: number) => express.raw({ type: () => true, limit: maxBytes, inflate: false });

  app.put(`/:version/${MANIFEST}`, body(RELEASE_LIMITS.maxManifestBytes), async (request, response) => {
    const version = parseVersion(request.params['version']);
    const upload = await uploads.put(version, bodyOf(request), request.get(SIGNATURE_HEADER) ?? '');
    if (upload.published) log.info({ remote, version }, 'a release is published');
    response.status(upload.published ? 200 : 202).json(upload);
  });

  app.put('/uploads/:id/*file', async (request, response) => {
    const { id, file } = request.params as unknown as { id: string; file: string[] };
    await uploads.putFile(id, file.join('/'), request);
    response.status(204).end();
  });

  app.put('/current.json', body(RELEASE_LIMITS.maxActivationBytes), async (request, response) => {
    const { version, sequence } = await activations.activate(bodyOf(request).toString());
    log.info({ remote, version, sequence }, 'a release is activated');
    response.json({ version, sequence });
  });
}

function serveReleases(app: Express, folder: string, { releases, activations }: Parts): void {
  app.get('/releases.json', async (_request, response) => {
    const history = await activations.history();
    const list: ReleaseList = {
      live: history.at(-1) ?? null,
      before: history.at(-2) ?? null,
      releases: await releases.list(),
    };
    response.set('Cache-Control', 'no-store').json(list);
  });

  const current = path.join(folder, 'current.json');
  app.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, file) => {
        response.set('Cache-Control', file === current ? 'no-cache' : 'public, max-age=31536000, immutable');
      },
    }),
  );
  app.use(() => {
    throw new Refusal(404, 'Not found');
  });
}

function parseVersion(value: unknown): string {
  const { success, data, error } = releaseVersionSchema.safeParse(value);
  if (!success) throw new Refusal(400, `The version ${String(value)} ${error.issues[0]?.message}`);
  return data;
}

/** A request without a body has none that is parsed. */
const bodyOf = (request: Request): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));

function handleErrors(log: Logger): ErrorRequestHandler {
  return (error: Error & { status?: number; code?: string }, request, response, _next) => {
    // The sender is gone.
    if (request.socket.destroyed) return;
    const isFull = error.code === 'ENOSPC';
    const status = isFull ? 507 : (error.status ?? 500);
    if (status >= 500) log.error({ error, method: request.method, path: request.path }, 'a request failed');
    const message =
      status < 500 || error instanceof Refusal ? error.message : 'The origin failed: see its log';
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('text/plain')
      .send(isFull ? "The origin's disk is full" : message);
  };
}
